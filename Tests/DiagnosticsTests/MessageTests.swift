import Diagnostics
import Testing

struct MessageTests {
  @Test func interpolationKeepsTemplateAndArguments() {
    let key = "50%"
    let message: Message = "100% of '\(key)' lost \(3) keys"
    #expect(message.template == "100%% of '%@' lost %lld keys")
    #expect(message.arguments == [.text("50%"), .number(3)])
    #expect(message.description == "100% of '50%' lost 3 keys")
  }

  @Test func numberedTemplatesReorder() {
    let filled = Message.fill("%2$lld von '%1$@'", [.text("a"), .number(2)]) { $0.description }
    #expect(filled == "2 von 'a'")
  }
}
