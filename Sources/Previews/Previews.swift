// Previews
