/**
 * Writes a cell of a table that a spreadsheet opens. Text that one would read as a formula gets an apostrophe before it, also where the
 * spreadsheet would begin a cell: after a semicolon or a tab. Quotes are doubled, and a cell with a separator, a quote or a line break is quoted.
 */
export const escapeCsvCell = (value: string | number): string => {
  if (typeof value === "number") return String(value)
  const text = value.replace(/^(?=[\t\r\n])|(?:^|(?<=[;\t\r\n]))(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
