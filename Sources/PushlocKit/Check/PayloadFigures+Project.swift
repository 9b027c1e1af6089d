import Payloads
import Reporters
import SourceText

extension Project {
  /// The figures of the payloads that are reported on, in the order of their files.
  var payloadFigures: [PayloadFigures] {
    payloadFiles.filter(isReported).flatMap { file in
      file.payloads.map { payload in
        PayloadFigures(
          path: file.source.path,
          pointer: payload.pointer,
          pushType: payload.shownType,
          bytes: payload.sentBytes,
          limit: payload.sizeLimit
        )
      }
    }
  }

  private func isReported(_ file: PayloadFile) -> Bool {
    let path = file.source.path
    return scope.covers(path) && scope.payloads?.contains(path) ?? true
  }
}
