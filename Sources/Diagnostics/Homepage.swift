/// Where the project is on the web: said here and nowhere else.
public enum Homepage {
  /// The repository.
  public static let address = "https://github.com/OWNER/pushloc"

  /// The schema of `.pushloc.json`, for editors.
  public static let schema = "\(address)/raw/main/docs/pushloc.schema.json"

  /// Returns the page of a rule, as `pushloc explain` prints it.
  public static func page(of rule: RuleID) -> String {
    "\(address)/blob/main/docs/rules/\(rule.name).md"
  }
}
