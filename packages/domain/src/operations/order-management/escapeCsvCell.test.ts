import fc from "fast-check"
import { expect, it } from "vitest"
import { csvCell } from "./escapeCsvCell.ts"

/** A cell as a spreadsheet reads it. */
const read = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

it("DESK-02 a cell says what it was given, is one cell, and is never a formula", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "1", "A") })),
      (text) => {
        const cell = csvCell(text)
        const shown = read(cell)
        expect(shown === text || shown === `'${text}`).toBe(true)
        expect(shown).not.toMatch(/^[=+\-@\t\r\n]/)
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/)
        expect((cell.match(/"/g) ?? []).length % 2).toBe(0)
      }
    )
  )
  expect([csvCell(-5), csvCell("=1+1"), csvCell('a "b", c')]).toEqual(["-5", "'=1+1", '"a ""b"", c"'])
})
