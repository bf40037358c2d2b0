import fc from "fast-check"
import { expect, it } from "vitest"
import { escapeCsvCell } from "./escapeCsvCell.ts"

/** Parses a cell as a spreadsheet does. */
const parseCell = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

it("DESK-02 escapeCsvCell keeps the text in one cell and never creates a formula", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("=", "\uff1d", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "1", "A") })),
      (text) => {
        const cell = escapeCsvCell(text)
        const shown = parseCell(cell)
        expect(shown.replaceAll("'", "")).toBe(text.replaceAll("'", ""))
        expect(shown).not.toMatch(/^[\t\r\n]|(?:^|[;\t\r\n])[=+\-@\uff1d]/)
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",;\t\r\n]/)
        expect((cell.match(/"/g) ?? []).length % 2).toBe(0)
      }
    )
  )
  expect([escapeCsvCell(";=1+1"), escapeCsvCell("\uff1d1+1"), escapeCsvCell("Rear; left")]).toEqual([
    `";'=1+1"`,
    "'\uff1d1+1",
    '"Rear; left"'
  ])
  expect([escapeCsvCell(-5), escapeCsvCell("=1+1"), escapeCsvCell('a "b", c')]).toEqual(["-5", "'=1+1", '"a ""b"", c"'])
})
