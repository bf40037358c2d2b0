import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatBars, readBars } from "./cells.ts"
import { createRowReader } from "./Row.ts"

const read = (cell: string) =>
  readBars(createRowReader({ file: "products.csv", header: ["list"] }, () => undefined)({ cells: [cell], line: 2 }), "list", {
    max: 10_000
  })
const value = fc
  .string({ unit: fc.constantFrom("a", "|", "\\", " ", "5"), minLength: 1, maxLength: 8 })
  .map((text) => text.trim())
  .filter((text) => text !== "")

describe("a list in a cell", () => {
  it("keeps vertical bars and backslashes in its values through an export and an import", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        expect(read(formatBars(values))).toEqual(values)
      })
    )
  })

  it("is split at vertical bars, without empty values, and keeps other backslashes", () => {
    expect(read(String.raw`One | C:\parts||3\|8|`)).toEqual(["One", String.raw`C:\parts`, "3|8"])
  })
})
