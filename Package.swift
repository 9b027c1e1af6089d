// swift-tools-version: 6.2
import PackageDescription

/// `make` sets it: warnings are errors here, but not in packages that depend on this one, where the
/// build system suppresses warnings and takes both options together for a conflict.
let isStrict = Context.environment["PUSHLOC_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// A room of the house: a library target.
///
/// Arrows point down only (docs/decisions/0001).
func room(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// The tests of one room.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    exclude: exclude,
    swiftSettings: settings,
    linkerSettings: linkerSettings
  )
}

let package = Package(
  name: "pushloc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pushloc", targets: ["pushloc"]),
    .library(name: "PushlocKit", targets: ["PushlocKit"]),
    .plugin(name: "CheckLocalizations", targets: ["CheckLocalizations"]),
    .plugin(name: "CheckLocalizationsCommand", targets: ["CheckLocalizationsCommand"]),
    .plugin(name: "PreviewLocalizationsCommand", targets: ["PreviewLocalizationsCommand"]),
  ],
  targets: [
    room("SourceText"),
    room("Diagnostics", ["SourceText"]),
    room("FileAccess", ["Diagnostics", "SourceText"]),
    room("Languages"),
    room("FormatStrings", ["SourceText"]),
    room("JSONSyntax", ["Diagnostics", "SourceText"]),
    .systemLibrary(
      name: "CSystemLibXML",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(name: "CLibXML", dependencies: ["CSystemLibXML"]),
    room("XMLSyntax", ["CLibXML", "Diagnostics", "SourceText"]),
    room("PlistSyntax", ["Diagnostics", "SourceText", "XMLSyntax"]),
    room(
      "Catalogs",
      ["Diagnostics", "FormatStrings", "JSONSyntax", "Languages", "PlistSyntax", "SourceText"]
    ),
    room("Payloads", ["Diagnostics", "JSONSyntax", "SourceText"]),
    room(
      "Delivery",
      ["Catalogs", "Diagnostics", "FormatStrings", "Languages", "Payloads", "SourceText"]
    ),
    room(
      "Rules",
      [
        "Catalogs", "Delivery", "Diagnostics", "FormatStrings", "JSONSyntax", "Languages",
        "Payloads", "SourceText",
      ]
    ),
    room("Compiler", ["Catalogs", "Diagnostics", "Languages", "PlistSyntax", "SourceText"]),
    room("Reporters", ["Diagnostics", "JSONSyntax", "SourceText"]),
    room(
      "Previews",
      [
        "Catalogs", "Delivery", "Diagnostics", "FormatStrings", "JSONSyntax", "Languages",
        "Payloads", "Reporters", "SourceText",
      ],
      exclude: ["Page"]
    ),
    room(
      "PushlocKit",
      [
        "Catalogs", "Compiler", "Delivery", "Diagnostics", "FileAccess", "FormatStrings",
        "JSONSyntax", "Languages", "Payloads", "PlistSyntax", "Previews", "Reporters", "Rules",
        "SourceText",
      ]
    ),
    room(
      "Commands",
      [
        "Catalogs", "Delivery", "Diagnostics", "FileAccess", "FormatStrings", "JSONSyntax",
        "Languages", "Payloads", "PlistSyntax", "Previews", "PushlocKit", "Reporters", "Rules",
        "SourceText",
      ]
    ),
    .executableTarget(name: "pushloc", dependencies: ["Commands"], swiftSettings: settings),
    .plugin(name: "CheckLocalizations", capability: .buildTool(), dependencies: ["pushloc"]),
    .plugin(
      name: "CheckLocalizationsCommand",
      capability: .command(
        intent: .custom(
          verb: "check-localizations",
          description: "Check localized push notifications: tables against payloads."
        )
      ),
      dependencies: ["pushloc"]
    ),
    .plugin(
      name: "PreviewLocalizationsCommand",
      capability: .command(
        intent: .custom(
          verb: "preview-localizations",
          description: "Show what phones show for each push, in each language."
        )
      ),
      dependencies: ["pushloc"]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Diagnostics", "FileAccess", "SourceText"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests("Catalogs", ["Catalogs", "Diagnostics", "SourceText"]),
    tests(
      "Commands",
      [
        "Commands", "Diagnostics", "FileAccess", "JSONSyntax", "Reporters", "Rules", "SourceText",
        "pushloc",
      ],
      exclude: ["Golden"]
    ),
    tests("Delivery", ["Catalogs", "Delivery", "Diagnostics", "Payloads", "SourceText"]),
    tests("FileAccess", ["FileAccess"]),
    tests(
      "Previews",
      ["Catalogs", "Delivery", "Diagnostics", "Payloads", "Previews", "SourceText"]
    ),
    tests("Payloads", ["Diagnostics", "JSONSyntax", "Payloads", "SourceText"]),
    tests(
      "PushlocKit",
      [
        "Catalogs", "Delivery", "Diagnostics", "FileAccess", "JSONSyntax", "Payloads",
        "Previews", "PushlocKit", "Reporters", "Rules", "SourceText",
      ]
    ),
    tests(
      "Rules",
      [
        "Catalogs", "Diagnostics", "FileAccess", "FormatStrings", "Languages", "Previews",
        "PushlocKit", "Rules", "SourceText",
      ]
    ),
    tests("SourceText", ["SourceText"]),
    tests("Diagnostics", ["Diagnostics", "SourceText"]),
    tests(
      "PlistSyntax",
      ["Diagnostics", "PlistSyntax", "SourceText"],
      exclude: ["Fixtures"]
    ),
    tests("XMLSyntax", ["Diagnostics", "SourceText", "XMLSyntax"]),
    tests(
      "JSONSyntax",
      ["Diagnostics", "JSONSyntax", "SourceText"],
      exclude: ["accept", "reject"]
    ),
    tests("Reporters", ["Diagnostics", "Reporters", "SourceText"], exclude: ["Golden"]),
    tests("FormatStrings", ["FormatStrings", "SourceText"]),
    tests(
      "Languages",
      ["Languages"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
