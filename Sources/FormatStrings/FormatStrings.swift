// FormatStrings
