import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatCents } from "../../foundation/money/rules.ts"
import { type RibbonFacts, getRibbon } from "./ribbon.ts"

const getText = (facts: RibbonFacts) => getRibbon(facts)?.text ?? null

const plain = { kitItemCount: 0, hasActiveRebate: false, percentOffString: null, ribbonText: null }
const everything = {
  kitItemCount: 3,
  hasActiveRebate: true,
  savings: { price: 1000, originPrice: 2250 },
  promotion: { percentOff: 15, dollarsOff: 12.5 },
  percentOffString: "20% Off",
  ribbonText: "New"
}

describe("getRibbon", () => {
  it("CARD-07 CARD-05 CARD-17 CARD-19 CARD-06 returns the first ribbon that applies: kit, rebate, saving, promotion, percent off, own text", () => {
    const { savings: _savings, ...unsaved } = everything
    const { promotion: _promotion, ...unpromoted } = unsaved
    expect([
      getText(everything),
      getText({ ...everything, kitItemCount: 0 }),
      getText({ ...everything, kitItemCount: 0, hasActiveRebate: false }),
      getText({ ...unsaved, kitItemCount: 0, hasActiveRebate: false }),
      getText({ ...unpromoted, kitItemCount: 0, hasActiveRebate: false }),
      getText({ ...plain, ribbonText: "New" }),
      getText(plain)
    ]).toEqual(["3 ITEM KIT", "Rebate", "Save $12.50", "15% Off", "20% Off", "New", null])
  })
  it("returns the kind, so that savings can be highlighted", () => {
    const kinds = [everything, { ...plain, savings: everything.savings }, { ...plain, promotion: everything.promotion }]
    expect(kinds.map((facts) => getRibbon(facts)?.kind)).toEqual(["kit", "saving", "promotion"])
  })
  it("CARD-06 returns null without any text", () => {
    expect(getText({ ...plain, percentOffString: "", ribbonText: "" })).toBeNull()
  })
  it.each([
    [2000, 2000],
    [2001, 2000]
  ])("CARD-18 shows no saving for a price of %d and an original price of %d", (price, originPrice) => {
    expect(getText({ ...plain, savings: { price, originPrice } })).toBeNull()
  })
  it.each([
    [4.5, 99.99, "4% Off"],
    [5, 0, "5% Off"],
    [4, 0.5, null]
  ])("CARD-19 shows the percent: a promotion of %d percent or %d dollars reads %s", (percentOff, dollarsOff, text) => {
    expect(getText({ ...plain, promotion: { percentOff, dollarsOff } })).toBe(text)
  })
  it.each([
    [50, 100, "$100 Off"],
    [4, 10.9, "$10 Off"],
    [4, 1.01, "$1 Off"]
  ])("CARD-20 shows the dollars: a promotion of %d percent or %d dollars reads %s", (percentOff, dollarsOff, text) => {
    expect(getText({ ...plain, promotion: { percentOff, dollarsOff } })).toBe(text)
  })
  it.each([
    [4, 1],
    [0, 0]
  ])("CARD-21 shows no ribbon for a promotion of %d percent or %d dollars", (percentOff, dollarsOff) => {
    expect(getText({ ...plain, promotion: { percentOff, dollarsOff } })).toBeNull()
  })
  it("CARD-18 never shows a negative saving, and CARD-17 shows a saving to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000_000 }), (price, originPrice) => {
        const text = getText({ ...plain, savings: { price, originPrice } })
        expect(text === null).toBe(price >= originPrice)
        if (text !== null) expect(text).toBe(`Save ${formatCents(originPrice - price)}`)
      })
    )
  })
})
