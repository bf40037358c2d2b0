/**
 * A cell of a table that a spreadsheet opens. A text that one would take for a formula gets an apostrophe before it; quotes are doubled, and
 * what has a comma, a quote or a line in it is quoted.
 */
export const csvCell = (value: string | number): string => {
  if (typeof value === "number") return String(value)
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
