import Delivery
import Diagnostics
import FileAccess
import JSONSyntax
import Languages
import Payloads
public import Previews
import Rules
import SourceText

/// Previews of a project's payloads.
public enum Previewing {
  /// Returns what phones show, by payload, then by language, with what a check finds about it.
  ///
  /// - Parameters:
  ///   - project: What was read.
  ///   - locales: Languages of phones; empty for every language of the app.
  ///   - samples: Values for arguments and for holes, by name.
  ///   - levels: Which rules are on and what their findings count as.
  /// - Returns: One preview for each payload and language; of a template that can say several things
  ///   one for each, those of a language one after the other.
  public static func previews(
    of project: Project,
    locales: [String],
    samples: [String: String] = [:],
    levels: RuleLevels? = nil
  ) -> [Preview] {
    let samples = ArgumentSamples(samples, project: project)
    let levels = levels ?? RuleLevels(configuration: project.configuration)
    return Check.contexts(of: project, levels: levels).flatMap { app -> [Preview] in
      let files = app.payloadFiles.filter {
        project.scope.payloads?.contains($0.source.path) ?? true
      }
      guard !files.isEmpty else { return [] }
      let found = Check.findings(project, [app], levels, scope: .pushes)
      let findings = CardFindings(found, app: app, manifests: project.manifests)
      let phones = PreviewPhone.phones(of: app, locales: locales).map { phone in
        (phone: phone, reader: PhoneReader(phone.phone, in: app))
      }
      return files.flatMap { file in
        file.payloads.flatMap { payload in
          let contents = AlertContents(payload, in: file, values: project.configuration.values)
          let card = PayloadCard(payload, in: file, contents, project.configuration.values)
          return phones.flatMap { card.previews(on: $0.phone, $0.reader, samples, findings) }
            .filter { preview in
              project.scope.covers(file.source.path)
                || preview.table.map(project.scope.covers) ?? false
            }
        }
      }
    }
  }
}
