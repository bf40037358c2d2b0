/**
 * Escapes a CSV cell for spreadsheets.
 *
 * Prefixes text that could be a formula with an apostrophe, also after a semicolon or tab, where a spreadsheet may start a new cell. Quotes
 * cells with separators, quotes or line breaks.
 */
export const escapeCsvCell = (value: string | number): string => {
  if (typeof value === "number") return String(value)
  const text = value.replace(/^(?=[\t\r\n])|(?:^|(?<=[;\t\r\n]))(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
