import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isCalendarDay,
  type OwnedEntry,
  type PurchasedLine,
  toOwnedFacts,
  withOwnedFacets,
  withoutOwnedFacets,
  isPurchaseId
} from "./rules.ts"

const day = fc.constantFrom("2026-03-03", "2026-05-19", "2026-10-03")
const arbitraryLine = (ordinality: number): fc.Arbitrary<PurchasedLine> =>
  fc.record({ quantity: fc.integer({ min: 1, max: 9 }), boughtOn: day, delivered: fc.nat(9) }).map((line) => ({
    ...line,
    orderNumber: "1234567890",
    ordinality,
    canceled: 0,
    returned: 0,
    price: 4_995
  }))
const arbitraryEntry = (id: string): fc.Arbitrary<OwnedEntry> =>
  fc.record({
    id: fc.constant(id),
    isRemoved: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 9 }),
    gotOn: fc.option(day),
    mileage: fc.option(fc.nat(99_999)),
    price: fc.option(fc.nat(99_999)),
    note: fc.option(fc.constantFrom("Rebuilt"))
  })
const lines = fc.tuple(arbitraryLine(1), arbitraryLine(2), arbitraryLine(3))
const entries = fc
  .tuple(arbitraryEntry("a"), arbitraryEntry("b"), arbitraryEntry("1234567890:2"))
  .chain((all) => fc.subarray<OwnedEntry>([...all]))

describe("toOwnedFacts", () => {
  it("OWN-02 removes exactly the order's pieces when pieces are returned", () => {
    fc.assert(
      fc.property(lines, entries, fc.nat(2), fc.nat(9), (purchases, stored, at, pieces) => {
        const before = toOwnedFacts(stored, purchases)
        const returned = Math.min(pieces, purchases[at]?.quantity ?? 0)
        const id = `1234567890:${at + 1}`
        const after = toOwnedFacts(
          stored,
          purchases.map((line, index) => (index === at ? { ...line, returned } : line))
        )
        const rest = (facts: typeof before) => facts.filter((fact) => fact.id !== id)
        expect(rest(after)).toEqual(rest(before))
        const count = (facts: typeof before) => facts.find((fact) => fact.id === id)?.quantity ?? 0
        expect(count(before) === 0 ? 0 : count(before) - count(after)).toBe(count(before) === 0 ? 0 : returned)
      })
    )
  })

  it("OWN-02 contains only the remaining pieces of a partly canceled line", () => {
    const line = {
      orderNumber: "1",
      ordinality: 1,
      quantity: 4,
      canceled: 3,
      returned: 0,
      delivered: 0,
      boughtOn: "2026-03-03",
      price: 100
    }
    expect(toOwnedFacts([], [line])).toMatchObject([{ quantity: 1, isOnTheWay: true }])
    expect(toOwnedFacts([], [{ ...line, canceled: 4 }])).toEqual([])
  })

  it("OWN-03 has the same facts after a part was removed and restored", () => {
    fc.assert(
      fc.property(lines, entries, fc.constantFrom("a", "b", "1234567890:1", "1234567890:2"), (purchases, stored, id) => {
        const before = toOwnedFacts(stored, purchases)
        if (!before.some((fact) => fact.id === id)) return
        const removed = setOwnedRemoved(stored, id, true)
        expect(toOwnedFacts(removed, purchases).map((fact) => fact.id)).toEqual(
          before.map((fact) => fact.id).filter((other) => other !== id)
        )
        expect(toOwnedFacts(setOwnedRemoved(removed, id, false), purchases)).toEqual(before)
      })
    )
  })

  it("OWN-01 lists the newest parts first, and parts without a day last", () => {
    const entry = { isRemoved: false, quantity: 1, mileage: null, price: null, note: null }
    const facts = toOwnedFacts(
      [
        { ...entry, id: "a", gotOn: null },
        { ...entry, id: "b", gotOn: "2026-03-03" },
        { ...entry, id: "c", gotOn: "2026-05-19" }
      ],
      []
    )
    expect(facts.map(({ id }) => id)).toEqual(["c", "b", "a"])
  })
})

const facets = fc.array(
  fc.record({ name: fc.constantFrom("Transmission", "Rear Axle", "Caliper"), valueId: fc.integer({ min: 2, max: 5 }) })
)
const unique = facets.map((list) => [...new Map(list.map((facet) => [facet.name, facet])).values()])

describe("withOwnedFacets", () => {
  it("OWN-05 answers with the newest owned part instead of the garage's answer", () => {
    const owned = [
      { name: "Transmission", valueId: 7 },
      { name: "Transmission", valueId: 8 }
    ]
    expect(withOwnedFacets([{ name: "Transmission", valueId: 5 }], owned)).toEqual([{ name: "Transmission", valueId: 7 }])
  })

  it("OWN-05 keeps the owner's answers if a form is submitted unchanged", () => {
    fc.assert(
      fc.property(unique, facets, (stored, owned) => {
        const sorted = (list: ReturnType<typeof withoutOwnedFacets>) => list.toSorted((one, other) => one.name.localeCompare(other.name))
        expect(sorted(withoutOwnedFacets(withOwnedFacets(stored, owned), stored, owned))).toEqual(sorted(stored))
      })
    )
  })
})

describe("isCalendarDay", () => {
  it.each(["2026-02-31", "2026-13-01", "2025-02-29", "26-02-01", "1800-01-01", ""])("OWN-01 rejects '%s'", (text) => {
    expect(isCalendarDay(text)).toBe(false)
  })

  it("OWN-01 accepts each day of a calendar", () => {
    const days = fc.date({ min: new Date("1886-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    fc.assert(fc.property(days, (day) => isCalendarDay(day.toISOString().slice(0, 10))))
  })
})

/** Marks a fact as removed, or as present again. A bought part without an entry gets one. */
const setOwnedRemoved = (entries: ReadonlyArray<OwnedEntry>, id: string, isRemoved: boolean): ReadonlyArray<OwnedEntry> =>
  entries.some((entry) => entry.id === id)
    ? entries.map((entry) => (entry.id === id ? { ...entry, isRemoved } : entry))
    : isPurchaseId(id)
      ? [...entries, { id, isRemoved, quantity: 1, gotOn: null, mileage: null, price: null, note: null }]
      : entries
