import SourceText

/// A suppression and what it covers.
struct Suppression {
  /// The words.
  var directive: SuppressionDirective
  /// What the words are about: from the comment to the end of the entry or member; nil for nothing.
  var covered: ByteRange?
  /// Whether the comment can be deleted: the comment of a catalog's entry is part of the data.
  var isDeletable = true
  /// What the names mean; nil for a name that nobody has.
  var subjects: [RuleSetting.Subject?]
  /// The numbers of the names that suppressed something.
  var used: Set<Int> = []

  init(_ directive: SuppressionDirective, covered: ByteRange?, isDeletable: Bool = true) {
    self.directive = directive
    self.covered = covered
    self.isDeletable = isDeletable
    subjects = directive.names.map { RuleNames.subject($0.text) }
  }
}
