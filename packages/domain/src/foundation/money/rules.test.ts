import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseCents, formatCents, toCents, toDollars } from "./rules.ts"

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

describe("money", () => {
  it("GAP-C56 keeps its cents when it is sent as dollars and converted back", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(JSON.parse(JSON.stringify(toDollars(amount))))).toBe(amount)
        expect(Number(formatCents(amount).replace(/[$,.]/g, ""))).toBe(amount)
        expect(parseCents(formatCents(amount))).toBe(amount)
      })
    )
  })
  it.each(["", "Call us", "$", "$1.5", "1.00", "-$1.00"])("parseCents rejects %j", (text) => {
    expect(parseCents(text)).toBeNull()
  })
  it.each([
    [0, "$0.00"],
    [5, "$0.05"],
    [123_400, "$1,234.00"],
    [100_000_099, "$1,000,000.99"],
    [-150, "-$1.50"]
  ])("formatCents formats %d cents as %s", (amount, text) => {
    expect(formatCents(amount)).toBe(text)
  })
})
