import { describe, expect, it } from "vitest"
import { ribbonOf } from "./ribbon.ts"

const plain = { kitItemCount: 0, hasActiveRebate: false, percentOffString: null, ribbonText: null }
const everything = {
  kitItemCount: 3,
  hasActiveRebate: true,
  savings: { price: 1000, originPrice: 2250 },
  promotion: { percentOff: 15, dollarsOff: 12.5 },
  percentOffString: "20% Off",
  ribbonText: "New"
}

describe("a card's ribbon", () => {
  it("CARD-07 CARD-05 CARD-17 CARD-19 CARD-06 names the first that applies: kit, rebate, saving, promotion, percent off, its own text", () => {
    const { savings: _savings, ...unsaved } = everything
    const { promotion: _promotion, ...unpromoted } = unsaved
    expect([
      ribbonOf(everything),
      ribbonOf({ ...everything, kitItemCount: 0 }),
      ribbonOf({ ...everything, kitItemCount: 0, hasActiveRebate: false }),
      ribbonOf({ ...unsaved, kitItemCount: 0, hasActiveRebate: false }),
      ribbonOf({ ...unpromoted, kitItemCount: 0, hasActiveRebate: false }),
      ribbonOf({ ...plain, ribbonText: "New" }),
      ribbonOf(plain)
    ]).toEqual(["3 ITEM KIT", "Rebate", "Save $12.50", "15% Off", "20% Off", "New", null])
  })
  it("CARD-06 is absent without anything to say", () => {
    expect(ribbonOf({ ...plain, percentOffString: "", ribbonText: "" })).toBeNull()
  })
  it.each([
    [2000, 2000],
    [2001, 2000]
  ])("CARD-18 %d against %d saves nothing", (price, originPrice) => {
    expect(ribbonOf({ ...plain, savings: { price, originPrice } })).toBeNull()
  })
  it.each([
    ["CARD-19", 4.5, 99.99, "4% Off"],
    ["CARD-19", 5, 0, "5% Off"],
    ["CARD-19", 4, 0.5, null],
    ["CARD-20", 50, 100, "$100 Off"],
    ["CARD-20", 4, 10.9, "$10 Off"],
    ["CARD-20", 4, 1.01, "$1 Off"],
    ["CARD-21", 4, 1, null],
    ["CARD-21", 0, 0, null]
  ])("%s a promotion of %d percent or %d dollars reads %s", (_, percentOff, dollarsOff, text) => {
    expect(ribbonOf({ ...plain, promotion: { percentOff, dollarsOff } })).toBe(text)
  })
})
