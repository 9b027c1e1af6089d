/// A template body of Azure Notification Hubs: the payload itself, with holes of the service's own.
///
/// Source: Microsoft, "Templates" of Azure Notification Hubs.
enum AzureEnvelope: EnvelopeFormat {
  static let name = "azure"
  static let handsOnPayloads = true
}
