import _FoundationICU

#if canImport(Glibc)
  import Glibc
#endif

let others = readFile(CommandLine.arguments[1]).split(separator: "\n")
  .filter { !$0.hasPrefix("#") }
  .flatMap { $0.split(separator: " ").map(String.init) }
let folder = CommandLine.arguments[2]

let version = cldrVersion()
writeFile("\(folder)/LanguageTables.swift", languageTables(others: others))
writeFile("\(folder)/ParentTable.swift", parentTable())
writeFile("\(folder)/PluralRulesTable.swift", pluralTable())
writeFile("\(folder)/NumberTable.swift", numberTable())

func cldrVersion() -> String {
  var numbers = [UInt8](repeating: 0, count: 4)
  var status = U_ZERO_ERROR
  swift_ulocdata_getCLDRVersion(&numbers, &status)
  return numbers[1] == 0 ? "\(numbers[0])" : "\(numbers[0]).\(numbers[1])"
}

func readFile(_ path: String) -> String {
  guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer.prefix(count)
  }
  return String(decoding: bytes, as: UTF8.self)
}

func writeFile(_ path: String, _ text: String) {
  guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
  fputs(text, file)
  fclose(file)
  print("\(path): \(text.utf8.count) bytes")
}
