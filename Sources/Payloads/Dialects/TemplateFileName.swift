/// The endings of a file's name, in lower case and without dots: `a.json.hbs` is `hbs` around `json`.
struct TemplateFileName {
  /// The last ending.
  let outer: String
  /// The ending before that of a template; else the same.
  let inner: String
  /// Whether the last ending is that of a template.
  let isTemplate: Bool

  init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    outer = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    isTemplate = TemplateDialects.fileExtensions.contains(outer)
    inner = isTemplate && parts.count > 2 ? parts[parts.count - 2].lowercased() : outer
  }
}
