import Catalogs
public import Diagnostics
import SourceText

/// A device entry whose names are no devices.
public enum DeviceRuleShape: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "device-rule-shape",
    category: .pluralStructure,
    severity: .warning,
    group: .plurals,
    summary: "a device entry has a name that is no device",
    reason: """
      The system never chooses it.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringDeviceSpecificRuleType = {iphone = "Tap"; ↓iPad = "Tap"; other = "Click"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringDeviceSpecificRuleType = {iphone = "Tap"; mac = "Click"; other = "Press"; };};}
        """,
      ])
    ]
  )

  /// Reports each unknown device.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard case .device(let branches, _) = context.value else { return }
    for branch in branches where !devices.contains(context.string(branch.name)) {
      let name = context.string(branch.name)
      let near = EditDistance.nearNames(to: name, in: devices)
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: branch.name.range,
          "'\(name)' is no device that the system knows; it is never chosen",
          help: Wording.didYouMean(near, for: name)
            ?? "use one of \(Wording.list(devices, limit: .max))"
        )
      )
    }
  }

  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]
}
