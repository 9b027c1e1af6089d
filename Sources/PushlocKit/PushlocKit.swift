// PushlocKit
