import Diagnostics

/// Colours of a terminal, or none.
struct Palette {
  let isOn: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func frame(_ text: String) -> String { wrapped(text, "1;34") }
  func note(_ text: String) -> String { wrapped(text, "1;36") }
  func help(_ text: String) -> String { wrapped(text, "1;32") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note: note(text)
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
