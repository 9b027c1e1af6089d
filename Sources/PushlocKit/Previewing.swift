import Delivery
import FileAccess
import JSONSyntax
import Languages
import Payloads
public import Previews
import Rules
import SourceText

/// Previews of a project's payloads.
public enum Previewing {
  /// Returns what phones show, by payload, then by language.
  ///
  /// - Parameters:
  ///   - project: What was read.
  ///   - locales: Languages of phones; empty for every language of the app.
  ///   - samples: Values for arguments and for holes, by name.
  /// - Returns: One preview for each payload and language.
  public static func previews(
    of project: Project,
    locales: [String],
    samples: [String: String] = [:]
  ) -> [Preview] {
    let samples = ArgumentSamples(samples, project: project)
    return Check.contexts(of: project).flatMap { app -> [Preview] in
      let phones =
        locales.isEmpty
        ? app.phones : locales.map { Phone(language: $0, bundle: app.bundle) }
      return app.payloadFiles.flatMap { file -> [Preview] in
        guard project.scope.payloads?.contains(file.source.path) ?? true else { return [] }
        return file.payloads.flatMap { payload in
          let contents = samples.applied(
            to: AlertContents(payload, in: file, values: project.configuration.values)
          )
          return phones.map {
            var preview = PreviewMaker.preview(
              contents,
              payload: file.source.path,
              pointer: (payload.aps ?? payload.object).pointer,
              phone: $0
            )
            preview.pushType = payload.shownType
            preview.bytes = payload.sentBytes
            preview.byteLimit = payload.sentBytes == nil ? nil : payload.sizeLimit
            return preview
          }
          .filter { preview in
            project.scope.covers(file.source.path)
              || preview.table.map(project.scope.covers) ?? false
          }
        }
      }
    }
  }
}
