import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { type FactKind, type FactsEvent, transitionFacts, MAX_TRACKED_SKUS, NO_FACTS, type TrackedSku, getUnrequested } from "./facts.ts"

const sku = (name: string, variant: number | null = 1): TrackedSku => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: variant === null ? null : SkuVariantNumber.make(`CAM-${name}-${variant}`)
})
const kinds: ReadonlyArray<FactKind> = ["fitment", "promotions", "activity", "shipping"]
const skus = ["CAM-A", "CAM-B", "__proto__"]
const fit = { fitment: "DirectFit", prompt: null, asks: [], reason: null } as const
const anyKind = fc.constantFrom(...kinds)
const someSkus = fc.subarray(skus)
const anyEvent: fc.Arbitrary<FactsEvent> = fc.oneof(
  fc.array(fc.constantFrom(sku("A"), sku("A", 2), sku("B", null))).map((tracked): FactsEvent => ({ _tag: "Tracked", skus: tracked })),
  fc.tuple(anyKind, someSkus).map(([kind, some]): FactsEvent => ({ _tag: "LoadStarted", kind, skus: some })),
  someSkus.map((some): FactsEvent => ({
    _tag: "FactsLoaded",
    facts: {
      activity: Object.fromEntries(some.map((one) => [one, "12 bought"])),
      fitment: Object.fromEntries(some.map((one) => [one, fit]))
    }
  })),
  fc.tuple(anyKind, someSkus).map(([kind, some]): FactsEvent => ({ _tag: "LoadFailed", kind, skus: some })),
  anyKind.map((kind): FactsEvent => ({ _tag: "Outdated", kind }))
)
const after = (...events: ReadonlyArray<FactsEvent>) => events.reduce(transitionFacts, NO_FACTS)

describe("transitionFacts", () => {
  it("REC-40 tracks each combination of product and variant once", () => {
    const each = [sku("A"), sku("A", 2), sku("B"), sku("B", null), sku("C", null)]
    expect(after({ _tag: "Tracked", skus: [...each, sku("A"), sku("B", null)] }).tracked).toEqual(each)
  })
  it("REC-40 keeps the 500 products displayed last and drops the facts of older products", () => {
    const many = Array.from({ length: MAX_TRACKED_SKUS + 1 }, (_, at) => sku(`N${at}`))
    const facts = { activity: { "CAM-N0": "12 bought", "CAM-N1": "1 bought" }, shipping: { "CAM-N0-1": "Today", "CAM-N1-1": "Today" } }
    const full = after({ _tag: "Tracked", skus: many.slice(0, -1) }, { _tag: "FactsLoaded", facts })
    expect(full.tracked).toHaveLength(500)
    expect(full.activity).toEqual(facts.activity)
    expect(full.shipping).toEqual(facts.shipping)
    const over = transitionFacts(full, { _tag: "Tracked", skus: many.slice(-1) })
    expect(over.tracked).toEqual(many.slice(1))
    expect(over.activity).toEqual({ "CAM-N1": "1 bought" })
    expect(over.shipping).toEqual({ "CAM-N1-1": "Today" })
  })
  it("REC-41 stores facts by SKU, separately for each kind", () => {
    const promotion = { skuBaseNumber: SkuBaseNumber.make("CAM-A"), percentOff: 10, dollarsOff: 5 }
    const known = {
      fitment: { "CAM-A": fit },
      promotions: { "CAM-A": promotion },
      activity: { "CAM-A": "12 bought" },
      shipping: { "CAM-A-1": "Tomorrow" }
    }
    expect(after({ _tag: "FactsLoaded", facts: known })).toMatchObject(known)
  })
  it("requests a fact once, unless the request failed or the fact became outdated", () => {
    const asked = after({ _tag: "LoadStarted", kind: "activity", skus: ["CAM-A"] })
    const known = transitionFacts(asked, { _tag: "FactsLoaded", facts: { activity: { "CAM-A": "12 bought" } } })
    const fresh = (state: typeof NO_FACTS) => getUnrequested(state, "activity", ["CAM-A", "CAM-A", "CAM-B"])
    expect(fresh(NO_FACTS)).toEqual(["CAM-A", "CAM-B"])
    expect(fresh(asked)).toEqual(["CAM-B"])
    expect(fresh(known)).toEqual(["CAM-B"])
    expect(fresh(transitionFacts(asked, { _tag: "LoadFailed", kind: "activity", skus: ["CAM-A"] }))).toEqual(["CAM-A", "CAM-B"])
    expect(fresh(transitionFacts(known, { _tag: "LoadFailed", kind: "activity", skus: ["CAM-A"] }))).toEqual(["CAM-B"])
    expect(fresh(transitionFacts(known, { _tag: "Outdated", kind: "activity" }))).toEqual(["CAM-A", "CAM-B"])
    expect(getUnrequested(known, "fitment", ["CAM-A"])).toEqual(["CAM-A"])
  })
  it("never loses a fact by requesting it, and leaves no requested SKU unclaimed", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyKind, someSkus, (events, kind, some) => {
        const before = after(...events)
        const asked = transitionFacts(before, { _tag: "LoadStarted", kind, skus: some })
        expect(asked[kind]).toMatchObject(before[kind])
        expect(getUnrequested(asked, kind, some)).toEqual([])
        expect(transitionFacts(asked, { _tag: "LoadFailed", kind, skus: Object.keys(asked[kind]) })[kind]).toEqual(
          Object.fromEntries(Object.entries(before[kind]).filter(([, fact]) => fact !== null))
        )
      })
    )
  })
})
