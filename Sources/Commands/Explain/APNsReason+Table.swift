extension APNsReason {
  /// All reasons that are documented, by status.
  static let all: [APNsReason] = ofPayloads + ofHeaders + ofDevices + ofCredentials + ofService

  private static let ofPayloads = [
    APNsReason(
      name: "PayloadEmpty",
      status: 400,
      meaning: "the request has no body; send a JSON object with 'aps'",
      isFound: true
    ),
    APNsReason(
      name: "PayloadTooLarge",
      status: 413,
      meaning: """
        the body is longer than 4096 bytes, or 5120 for VoIP and broadcast pushes; bytes count as \
        they are sent, spaces and \\u escapes included
        """,
      isFound: true
    ),
  ]

  private static let ofHeaders = [
    APNsReason(
      name: "BadCollapseId",
      status: 400,
      meaning: "'apns-collapse-id' is longer than 64 bytes",
      isFound: true
    ),
    APNsReason(
      name: "BadExpirationDate",
      status: 400,
      meaning: "'apns-expiration' is no time in seconds since 1970, or 0",
      isFound: true
    ),
    APNsReason(
      name: "BadMessageId",
      status: 400,
      meaning: "'apns-id' is no UUID in its usual spelling",
      isFound: true
    ),
    APNsReason(
      name: "BadPriority",
      status: 400,
      meaning: "'apns-priority' is not 1, 5 or 10, or not one that the push type allows",
      isFound: true
    ),
    APNsReason(
      name: "InvalidPushType",
      status: 400,
      meaning: "'apns-push-type' is not one of the known types",
      isFound: true
    ),
    APNsReason(
      name: "MissingTopic",
      status: 400,
      meaning: "'apns-topic' is missing, and the certificate does not tell the app"
    ),
    APNsReason(
      name: "BadTopic",
      status: 400,
      meaning: "'apns-topic' is no topic: it is the app's bundle id and the push type's suffix",
      isFound: true
    ),
    APNsReason(
      name: "TopicDisallowed",
      status: 400,
      meaning: "the topic does not go with the push type, or the account may not push to it",
      isFound: true
    ),
    APNsReason(
      name: "DuplicateHeaders",
      status: 400,
      meaning: "a header stands in the request twice",
      isFound: true
    ),
    APNsReason(
      name: "MissingChannelId",
      status: 400,
      meaning: "a broadcast push needs 'apns-channel-id'"
    ),
    APNsReason(
      name: "BadChannelId",
      status: 400,
      meaning: "'apns-channel-id' is not the id of a channel",
      isFound: true
    ),
  ]

  private static let ofDevices = [
    APNsReason(
      name: "BadDeviceToken",
      status: 400,
      meaning: "the device token is malformed, or it is one of the other environment"
    ),
    APNsReason(
      name: "DeviceTokenNotForTopic",
      status: 400,
      meaning: "the device token belongs to another app than the topic names"
    ),
    APNsReason(
      name: "MissingDeviceToken",
      status: 400,
      meaning: "the path of the request lacks the device token"
    ),
    APNsReason(
      name: "ExpiredToken",
      status: 410,
      meaning: "the device token is out of date; delete it"
    ),
    APNsReason(
      name: "Unregistered",
      status: 410,
      meaning: "the app was deleted or takes no pushes any more; delete the token"
    ),
    APNsReason(
      name: "ChannelNotRegistered",
      status: 400,
      meaning: "no channel with this id was made for the app"
    ),
    APNsReason(
      name: "FeatureNotEnabled",
      status: 400,
      meaning: "broadcast pushes are not switched on for the app"
    ),
  ]

  private static let ofCredentials = [
    APNsReason(
      name: "BadCertificate",
      status: 403,
      meaning: "the certificate is not accepted"
    ),
    APNsReason(
      name: "BadCertificateEnvironment",
      status: 403,
      meaning: "the certificate belongs to the other environment"
    ),
    APNsReason(
      name: "ExpiredProviderToken",
      status: 403,
      meaning: "the signed token is older than an hour; make a new one"
    ),
    APNsReason(
      name: "Forbidden",
      status: 403,
      meaning: "the account may not do this"
    ),
    APNsReason(
      name: "InvalidProviderToken",
      status: 403,
      meaning: "the signed token is malformed or its signature does not hold"
    ),
    APNsReason(
      name: "MissingProviderToken",
      status: 403,
      meaning: "there is neither a certificate nor a signed token in 'authorization'"
    ),
    APNsReason(
      name: "UnrelatedKeyIdInToken",
      status: 403,
      meaning: "the token's key does not belong to the key that this connection used first"
    ),
    APNsReason(
      name: "BadEnvironmentKeyIdInToken",
      status: 403,
      meaning: "the token's key is not allowed in this environment"
    ),
    APNsReason(
      name: "TooManyProviderTokenUpdates",
      status: 429,
      meaning: "the signed token changes too often; keep one for 20 minutes at least"
    ),
  ]

  private static let ofService = [
    APNsReason(
      name: "IdleTimeout",
      status: 400,
      meaning: "the connection was idle for too long"
    ),
    APNsReason(
      name: "BadPath",
      status: 404,
      meaning: "the path of the request is not '/3/device/' and a token"
    ),
    APNsReason(
      name: "MethodNotAllowed",
      status: 405,
      meaning: "the request is not a POST"
    ),
    APNsReason(
      name: "TooManyRequests",
      status: 429,
      meaning: "too many pushes to one device in a row; send again later"
    ),
    APNsReason(
      name: "InternalServerError",
      status: 500,
      meaning: "APNs failed; send again later"
    ),
    APNsReason(
      name: "ServiceUnavailable",
      status: 503,
      meaning: "APNs is not available; send again later"
    ),
    APNsReason(
      name: "Shutdown",
      status: 503,
      meaning: "APNs is closing the connection; open another"
    ),
  ]
}
