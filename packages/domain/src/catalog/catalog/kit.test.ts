import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { expectShares } from "../../../test/measureShares.ts"
import { SkuBaseNumber, SkuVariantNumber } from "./sku.ts"
import {
  getAvailabilityBadge,
  isKitComplete,
  getKitAvailability,
  kitCounts,
  countKitItems,
  formatKitPart,
  listKitChoices,
  getKitSlots,
  kitPositions,
  needsConfiguration,
  resolveKitComponents
} from "./kit.ts"

const availability = fc.constantFrom("NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued")
const option = (isSelected: boolean) => ({ id: 2, ordinality: 0, displayName: "Finish", isSelected, indexOptionValues: [] })

const component = fc.record({
  ordinality: fc.integer({ min: 1, max: 20 }),
  skuBaseName: fc.constantFrom("Rotor", "Pads"),
  choiceGroup: fc.constantFrom(null, "a", "b"),
  indexOptions: fc.array(fc.boolean().map(option), { maxLength: 2 })
})
const kit = fc.uniqueArray(component, { selector: ({ ordinality }) => ordinality, maxLength: 6 })

describe("the generator of kits", () => {
  it("produces kits that need choices, kits that need none, and kits that offer alternatives", () => {
    expectShares("kits", kit, {
      "need choices": [needsConfiguration, 0.5, 0.9],
      "complete without choices": [(parts) => parts.length > 0 && !needsConfiguration(parts), 0.05, 0.3],
      "offer alternatives": [(parts) => getKitSlots(parts).some(({ alternatives }) => alternatives.length > 1), 0.25, 0.65],
      "several parts": [(parts) => parts.length > 2, 0.3, 0.8],
      empty: [(parts) => parts.length === 0, 0.05, 0.35]
    })
  })
})

describe("kits", () => {
  it("CARD-08 countKitItems counts the components of the product and the variant", () => {
    expect(countKitItems({ skuBaseComponents: ["rotor", "pad"], skuVariantComponents: ["hardware"] })).toBe(3)
    expect(countKitItems({ skuBaseComponents: [], skuVariantComponents: [] })).toBe(0)
  })
  it("getKitAvailability returns the availability of the worst component, in any order, and never a better one after a component is added", () => {
    fc.assert(
      fc.property(fc.array(availability, { minLength: 1 }), (list) => {
        const components = list.map((one) => ({ availability: one }))
        const worst = getKitAvailability(components)
        expect(list).toContain(worst)
        expect(getKitAvailability(components.toReversed())).toBe(worst)
        expect(getKitAvailability([...components, { availability: "InStock" }])).toBe(worst)
        expect(getKitAvailability([...components, { availability: "Discontinued" }])).toBe("Discontinued")
      })
    )
    expect(getKitAvailability([])).toBe("NotAvailable")
  })
  it("DRW-15 kitPositions gives left and right parts one shared number, and alternatives too", () => {
    const part = (ordinality: number, skuBaseNumber: string, choiceGroup: string | null = null, quantity = 1) => ({
      ordinality,
      skuBaseNumber: SkuBaseNumber.make(skuBaseNumber),
      choiceGroup,
      quantity
    })
    const kit = [part(1, "CAM-2", null, 2), part(2, "CAM-2"), part(3, "CAM-3", "pads"), part(4, "CAM-4", "pads"), part(5, "CAM-2")]
    expect(
      kitPositions(kit.toReversed()).map(({ number, places }) => [number, places.map(({ alternatives }) => alternatives.length)])
    ).toEqual([
      [1, [1, 1]],
      [2, [2]],
      [3, [1]]
    ])
    expect(kitCounts(kit)).toEqual({ parts: 3, pieces: 5, choices: 1 })
  })
  it("BUY-11 formatKitPart contains the quantity and the selected options", () => {
    expect(formatKitPart({ title: "Rotor", options: ["12 in", "Zinc"], quantity: 2 })).toBe("2 × Rotor, 12 in, Zinc")
    expect(formatKitPart({ title: "Pad Set", options: [], quantity: 1 })).toBe("1 × Pad Set")
  })
  it("DRW-09 isKitComplete requires selected options and availability for every component", () => {
    const whole = { isPurchaseable: true, indexOptions: [option(true)] }
    expect(isKitComplete([whole, { isPurchaseable: true, indexOptions: [] }])).toBe(true)
    expect(isKitComplete([whole, { ...whole, indexOptions: [option(true), option(false)] }])).toBe(false)
    expect(isKitComplete([whole, { ...whole, isPurchaseable: false }])).toBe(false)
    expect(isKitComplete([])).toBe(false)
  })
  it("DRW-12 DRW-13 getAvailabilityBadge marks a component that is not in stock, as a warning if the component is purchasable", () => {
    expect(getAvailabilityBadge({ availability: "InStock", isPurchaseable: true }, "In stock")).toBeNull()
    expect(getAvailabilityBadge({ availability: "Backorderable", isPurchaseable: true }, "Ships in 5 days")).toEqual({
      text: "Ships in 5 days",
      intent: "warning"
    })
    expect(getAvailabilityBadge({ availability: "Discontinued", isPurchaseable: false }, "")).toEqual({
      text: "Discontinued",
      intent: "negative"
    })
  })
  it("getKitSlots returns a slot per component and one per choice group, at the group's first component", () => {
    const part = (ordinality: number, choiceGroup: string | null = null) => ({ ordinality, choiceGroup })
    const places = getKitSlots([part(4, "wheel"), part(1), part(2, "wheel"), part(3)])
    expect(places.map(({ group, alternatives }) => [group, alternatives.map(({ ordinality }) => ordinality)])).toEqual([
      [null, [1]],
      ["wheel", [2, 4]],
      [null, [3]]
    ])
  })
  it("getKitSlots neither loses nor repeats a component", () => {
    const components = fc.uniqueArray(
      fc.record({ ordinality: fc.integer({ min: 1, max: 60 }), choiceGroup: fc.constantFrom(null, "a", "b") }),
      { selector: ({ ordinality }) => ordinality }
    )
    fc.assert(
      fc.property(components, (all) => {
        const placed = getKitSlots(all).flatMap(({ alternatives }) => alternatives)
        expect(placed.toSorted((one, other) => one.ordinality - other.ordinality)).toEqual(
          all.toSorted((one, other) => one.ordinality - other.ordinality)
        )
      })
    )
  })
  it("listKitChoices names alternatives and open options, and is empty exactly if no choice is needed", () => {
    const open = (displayName: string) => ({ ...option(false), displayName })
    const part = (
      ordinality: number,
      skuBaseName: string,
      choiceGroup: string | null,
      ...indexOptions: ReadonlyArray<ReturnType<typeof option>>
    ) => ({
      ordinality,
      skuBaseName,
      choiceGroup,
      indexOptions
    })
    const brakes = [
      part(1, "Slotted Rotor", "a"),
      part(2, "Pads", null, open("Compound"), option(true)),
      part(3, "Drilled Rotor", "a"),
      part(4, "Hose", null)
    ]
    expect(listKitChoices(brakes)).toEqual(["Slotted Rotor or Drilled Rotor", "Pads: Compound"])
    fc.assert(
      fc.property(kit, (components) => {
        expect(listKitChoices(components).length > 0).toBe(needsConfiguration(components))
      })
    )
  })
  it("resolveKitComponents returns one variant per slot, and null exactly if a choice is missing", () => {
    const sku = (text: string) => SkuVariantNumber.make(text)
    const numbered = kit.map((components) =>
      components.map((part) => ({
        ...part,
        skuVariantNumber: part.indexOptions.every(({ isSelected }) => isSelected) ? sku(`FIXED-${part.ordinality}`) : null
      }))
    )
    fc.assert(
      fc.property(numbered, fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }), (components, places) => {
        const chosen = places.map((ordinality) => ({ ordinality, skuVariantNumber: sku(`CHOSEN-${ordinality}`) }))
        const slots = getKitSlots(components)
        const isFixed = (slot: (typeof slots)[number]) => !needsConfiguration(slot.alternatives)
        const isChosen = ({ alternatives }: (typeof slots)[number]) => alternatives.some(({ ordinality }) => places.includes(ordinality))
        const resolved = resolveKitComponents(components, chosen)
        expect(resolved !== null).toBe(slots.every((slot) => isFixed(slot) || isChosen(slot)))
        for (const [at, part] of (resolved ?? []).entries()) {
          const slot = slots[at]
          expect(slot?.alternatives.map(({ ordinality }) => ordinality)).toContain(part.ordinality)
          expect(part.skuVariantNumber.startsWith("FIXED")).toBe(slot !== undefined && isFixed(slot))
        }
        if (resolved !== null) expect(resolved).toHaveLength(slots.length)
      })
    )
  })
  it("needsConfiguration is true if any component requires a choice", () => {
    const settled = { ordinality: 1, choiceGroup: null, indexOptions: [option(true)] }
    expect(needsConfiguration([settled, { ...settled, ordinality: 2, indexOptions: [] }])).toBe(false)
    expect(needsConfiguration([settled, { ...settled, ordinality: 2, indexOptions: [option(false)] }])).toBe(true)
    expect(
      needsConfiguration([settled, { ...settled, ordinality: 2, choiceGroup: "a" }, { ...settled, ordinality: 3, choiceGroup: "a" }])
    ).toBe(true)
  })
})
