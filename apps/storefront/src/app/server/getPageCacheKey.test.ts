// @vitest-environment node
import { MakeId, ModelId, ModelYear, type Project, getProjectFingerprint, RaceTypeId } from "@camber/domain/vehicle"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleProject } from "../../../test/samples.ts"
import { PAGE_PARAMETERS as known, getPageCacheKey, getCanonicalUrl } from "./getPageCacheKey.ts"

const page = (
  address: string,
  project: Project | null = null,
  more: {
    version?: string
    isForBot?: boolean
    isAnonymous?: boolean
    isShowingEverything?: boolean
    storedView?: "cards" | "table"
    flippedFeatures?: ReadonlyArray<string>
    banners?: ReadonlyArray<object>
  } = {}
) =>
  getPageCacheKey({
    url: new URL(address, "https://shop.example"),
    selected: project && { project, description: sampleProject.description },
    version: "v1",
    isForBot: false,
    isAnonymous: false,
    isShowingEverything: false,
    storedView: "cards",
    flippedFeatures: [],
    banners: [],
    ...more
  })

const name = fc.string({ minLength: 1, maxLength: 12 })
const value = fc.string({ unit: "grapheme", maxLength: 20 })
const knownPairs = fc.array(fc.tuple(fc.constantFrom(...known), value), { maxLength: 6 })
const unknownPairs = fc.array(
  fc.tuple(
    name.filter((name) => !known.includes(name)),
    value
  ),
  { minLength: 1, maxLength: 6 }
)
const search = (pairs: ReadonlyArray<readonly [string, string]>): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()

const id = fc.integer({ min: 2, max: 40 })
const vehicle = fc.record({
  year: fc.integer({ min: 1955, max: 2026 }).map((year) => ModelYear.make(year)),
  makeId: id.map((id) => MakeId.make(id)),
  modelId: id.map((id) => ModelId.make(id))
})
const plainVehicle: fc.Arbitrary<Project> = vehicle.map((vehicle) => ({ vehicle, facets: [], declined: [] }))
/** Projects that each contain one fact more than the vehicle. */
const knownMore: fc.Arbitrary<Partial<Project>> = fc.oneof(
  id.map((id) => ({ raceTypeId: RaceTypeId.make(id) })),
  id.map((engineMakeId) => ({ engineIds: { engineMakeId } })),
  id.map((engineMakeId) => ({ stockEngineIds: { engineMakeId } })),
  fc.boolean().map((isStockEngine) => ({ isStockEngine })),
  id.map((valueId) => ({ facets: [{ name: "Rear Axle", valueId }] })),
  fc.constant({ declined: ["Engine"] })
)

describe("getPageCacheKey", () => {
  it("GAP-C70 differs for visitors whose listings show all parts", () => {
    const own = fc.sample(plainVehicle, 1)[0]!
    expect(page("/shop/all", null, { storedView: "table" })).not.toBe(page("/shop/all", null))
    expect(page("/shop/all", own, { isShowingEverything: true })).not.toBe(page("/shop/all", own))
  })

  it("VIS-16 differs for visitors with other flags", () => {
    const keys = [[], ["contactUsForm"], ["platformMenu"], ["contactUsForm", "platformMenu"]].map((flippedFeatures) =>
      page("/shop/all", null, { flippedFeatures })
    )
    expect(new Set(keys).size).toBe(4)
  })

  it("VIS-10 OPS-44 differs with the banners above the page", () => {
    const [free, slicks] = [
      { id: 1, title: "Free stickers" },
      { id: 2, title: "Slicks are in" }
    ]
    const keys = [[], [free], [slicks], [free, slicks], [{ ...free, title: "Free shirts" }]].map((banners) =>
      page("/shop/all", null, { banners })
    )
    expect(new Set(keys).size).toBe(5)
    expect(page("/shop/all", null, { banners: [{ ...free }] })).toBe(keys[1])
  })

  it("ignores parameters that no page uses", () => {
    fc.assert(
      fc.property(knownPairs, unknownPairs, (pairs, others) => {
        const mixed = [...others.slice(0, 1), ...pairs, ...others.slice(1)]
        expect(page(`/shop/all?${search(mixed)}`)).toBe(page(`/shop/all?${search(pairs)}`))
      })
    )
  })

  it("represents a URL with only the parameters that the page uses", () => {
    fc.assert(
      fc.property(knownPairs, unknownPairs, (pairs, others) => {
        const url = new URL(`https://shop.example/shop/all?${search([...others, ...pairs])}`)
        const parameters = getCanonicalUrl(url).searchParams
        expect([...parameters]).toHaveLength(pairs.length)
        for (const name of known) expect(parameters.getAll(name)).toEqual(url.searchParams.getAll(name))
        expect(page(getCanonicalUrl(url).href)).toBe(page(url.href))
      })
    )
  })

  it("changes with every value of a parameter that a page uses", () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), value, value, (name, one, other) => {
        fc.pre(one.toWellFormed() !== other.toWellFormed())
        expect(page(`/search?${search([[name, one]])}`)).not.toBe(page(`/search?${search([[name, other]])}`))
      })
    )
  })

  it("differs for different projects", () => {
    fc.assert(
      fc.property(plainVehicle, plainVehicle, (one, other) => {
        fc.pre(getProjectFingerprint(one) !== getProjectFingerprint(other))
        expect(page("/", one)).not.toBe(page("/", other))
        expect(page("/", one)).not.toBe(page("/"))
      })
    )
  })

  it("exists only for no project and for plain base vehicles", () => {
    fc.assert(
      fc.property(plainVehicle, knownMore, (plain, more) => {
        expect(page("/", plain)).not.toBeNull()
        expect(page("/", { ...plain, ...more })).toBeNull()
      })
    )
    expect(page("/")).not.toBeNull()
    expect(page("/", { raceTypeId: RaceTypeId.make(2), facets: [], declined: [] })).toBeNull()
  })

  it("separates paths, catalog versions and bots, and a path that looks like a key from its page", () => {
    const keys = [
      page("/search"),
      page("/search?query=x"),
      page("/search|query=x"),
      page("/search", null, { version: "v2" }),
      page("/search", null, { isForBot: true }),
      page("/search", null, { isAnonymous: true })
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(null)
  })

  it("is the same for every spelling of an address, and null for one that cannot be decoded", () => {
    for (const path of ["/%73earch", "/sear%63h", "/%73%65%61%72%63%68"]) expect(page(path)).toBe(page("/search"))
    expect(page("/%2573earch")).not.toBe(page("/search"))
    expect(page("/search%2Fx")).not.toBe(page("/search/x"))
    for (const path of ["/%", "/%zz", "/search/%E0%A4%A"]) expect(page(path)).toBeNull()
  })
  it("is null for an address longer than any of the shop's", () => {
    expect(page(`/search?query=${"x".repeat(700)}`)).toBeNull()
  })
})
