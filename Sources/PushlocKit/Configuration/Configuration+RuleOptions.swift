import FileAccess
import Rules

extension Configuration {
  /// Returns what rules need to know.
  ///
  /// - Parameter payloadPaths: Paths of the payload files, as reports show them.
  /// - Returns: The options of every app.
  func ruleOptions(payloadPaths: some Sequence<String>) -> RuleOptions {
    var options = RuleOptions()
    options.requiredLanguages = requiredLanguages
    options.ignoredLanguages = ignoredLanguages
    options.minimumIOS = minimumIOS
    options.entitlements = entitlements
    options.categories = categories
    options.sounds = sounds
    options.customFieldStyle = customFieldStyle
    options.pushKeyPrefix = pushKeyPrefix
    options.templatesAreComplete = templatesAreComplete
    options.values = values
    options.samples = samples
    options.maxLengths = maxLengths
    guard !renderer.isEmpty || !customFields.isEmpty || !websites.isEmpty else { return options }
    for shown in payloadPaths {
      let path = folder.relative(FilePath(shown)).string
      var own = PayloadOptions()
      for setting in renderer where setting.payloads.match(path) { own.renderer = setting.use }
      for setting in customFields where setting.payloads.match(path) {
        own.customFields += setting.fields
      }
      for setting in websites where setting.payloads.match(path) {
        own.urlFormat = setting.urlFormat
      }
      options.payloads[shown] = own
    }
    return options
  }
}
