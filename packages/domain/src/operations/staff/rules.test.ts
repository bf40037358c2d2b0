import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { followCount, normalizeAvailability, parseTypedCents, parseTypedCount, toOfferPrice, toPriceColumns } from "./rules.ts"

const cents = fc.integer({ min: 1, max: 99_999_999 })

describe("prices of staff", () => {
  it("EDIT-02 keeps a regular and a sale price when they are converted to price columns and back", () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (regular, below) => {
        const sale = below !== null && below < regular ? below : null
        expect(toOfferPrice(toPriceColumns({ regular, sale }))).toEqual({ regular, sale })
      })
    )
  })

  it("EDIT-02 shows a list price that is not above the price as no sale", () => {
    expect(toOfferPrice({ cents: 500, listCents: 500 })).toEqual({ regular: 500, sale: null })
  })

  it("EDIT-02 parses amounts as they are shown", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const text = (amount / 100).toFixed(2)
        expect(parseTypedCents(text)).toBe(amount)
        expect(parseTypedCents(`$${text.replace(/\B(?=(\d{3})+\.)/g, ",")}`)).toBe(amount)
      })
    )
  })

  it.each(["", "0", "0.00", "-5", "1.234", "12,34", "1e3", "free", "1000000", "1,000,000.00"])(
    "EDIT-02 rejects %j as an amount",
    (text) => {
      expect(parseTypedCents(text)).toBeNull()
    }
  )

  it.each([
    ["12", 12],
    [" 0 ", 0],
    ["-1", null],
    ["1.5", null],
    ["", null],
    ["1000000", null]
  ])("EDIT-02 parses the count %j as %j", (text, expected) => {
    expect(parseTypedCount(text)).toBe(expected)
  })
})

describe("availability of a new count", () => {
  it("EDIT-03 lets staff mark pieces as unavailable, and otherwise follows the count", () => {
    expect(normalizeAvailability({ availability: "NotAvailable", quantity: 5 })).toBe("NotAvailable")
    expect(normalizeAvailability({ availability: "Backorderable", quantity: 5 })).toBe("InStock")
    expect(normalizeAvailability({ availability: "InStock", quantity: 0 })).toBe("Backorderable")
  })

  it("EDIT-03 is in stock with pieces and on backorder without pieces, unless the availability does not depend on the count", () => {
    const states = ["NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued"] as const
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.nat({ max: 3 }), (availability, quantity) => {
        const follows = availability === "InStock" || availability === "Backorderable" || (availability === "NotAvailable" && quantity > 0)
        const expected = follows ? (quantity > 0 ? "InStock" : "Backorderable") : availability
        expect(followCount({ availability, quantity })).toBe(expected)
      })
    )
  })
})
