import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { differingPairs } from "../test/differingPairs.ts"
import { getAddressKey } from "./buying/addresses/rules.ts"
import { formatCartLink, type LinkedItem } from "./buying/cart/cartLink.ts"
import { getDestinationKey } from "./buying/checkout/shippingMethod.ts"
import { listKey } from "./buying/lists/rules.ts"
import { isSameChoice } from "./buying/offline-queue/localCart.ts"
import { isSameListItem } from "./buying/offline-queue/localLists.ts"
import { getChoiceKey } from "./catalog/catalog/kit.ts"
import { SkuBaseNumber, SkuVariantNumber } from "./catalog/catalog/sku.ts"
import { recommendationRequest } from "./discovery/recommendations/request.ts"
import { listingHref } from "./discovery/search/rules.ts"
import { isSamePrice } from "./operations/staff/advancePricePlans.ts"
import { isSameList } from "./operations/staff/arrangePictures.ts"
import { formatOrderQuery } from "./operations/order-management/orderQuery.ts"
import { getProjectKey } from "./vehicles/garage/getProjectKey.ts"
import { serializeProjectCookie } from "./vehicles/vehicle/cookie.ts"
import { getProjectFingerprint } from "./vehicles/vehicle/getProjectFingerprint.ts"
import type { Project } from "./vehicles/vehicle/model.ts"
import { engineParts } from "./vehicles/vehicle/rules.ts"

/** Texts with the separators of keys and URLs, which SKUs of other shops may contain. */
const text = fc.constantFrom("A", "B", "A B", "A|1=B", "A=B", "B%7C", "A,B", "A&B", "A:1", "A;B", "a")
/** Texts that differ in more than letter case, because an address ignores letter case. */
const spelled = text.filter((name) => name !== "a")
const id = fc.integer({ min: 2, max: 5 })
const orNull = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: null })
const orMissing = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined })
const sku = text.map((name) => SkuVariantNumber.make(name))
const base = fc.constantFrom("CAM-1", "CAM-2", "CAM-12").map((name) => SkuBaseNumber.make(name))
const kitComponents = fc
  .uniqueArray(fc.record({ ordinality: fc.integer({ min: 1, max: 3 }), skuVariantNumber: sku }), {
    selector: ({ ordinality }) => ordinality,
    maxLength: 3
  })
  .map((parts) => parts.toSorted((a, b) => a.ordinality - b.ordinality))
const choice = { kitComponents, skuVariantNumber: sku }
const listItem = { kitComponents, skuBaseNumber: base, skuVariantNumber: orNull(sku) }

const engine = fc.record(Object.fromEntries(engineParts.map((part) => [part, id])), { requiredKeys: [] })
const someEngine = orMissing(engine.filter((ids) => Object.keys(ids).length > 0))
const vehicle = orMissing(fc.record({ year: fc.integer({ min: 1966, max: 1969 }), makeId: id, modelId: id }))
const facetNames = ["Rear Axle", "Bolt Pattern", 'A"=2,"B']
const car = {
  vehicle,
  raceTypeId: orMissing(id),
  engineIds: someEngine,
  isStockEngine: orMissing(fc.boolean()),
  stockEngineIds: someEngine,
  facets: fc.uniqueArray(fc.record({ name: fc.constantFrom(...facetNames), valueId: id }), { selector: ({ name }) => name }),
  declined: fc.subarray(["Vehicle", "Engine", ...facetNames])
}
/** A set as text: the order of facets, answers and engine parts has no meaning. */
const toSortedText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(toSortedText).sort().join()
    : JSON.stringify(value, typeof value === "object" && value !== null ? Object.keys(value).sort() : undefined)
const asProject = (fields: object) => fields as Project

/** Each identity: the text or equality function that distinguishes records, and the fields whose differences it must detect. */
const keys: ReadonlyArray<readonly [string, { readonly [name: string]: fc.Arbitrary<unknown> }, (record: never) => string | null]> = [
  ["a cart line of the services", choice, getChoiceKey],
  ["a list item", listItem, listKey],
  ["a verdict's facts of a vehicle", car, (fields: object) => getProjectFingerprint(asProject(fields))],
  [
    "a saved vehicle",
    { vehicle, raceTypeId: car.raceTypeId, engineIds: someEngine },
    (fields: object) => getProjectKey(asProject({ ...fields, facets: [], declined: [] }))
  ],
  [
    "the vehicle's cookie",
    { ...car, projectId: orMissing(text), paint: orMissing(fc.constantFrom("red", "blue")) },
    (fields: object) => serializeProjectCookie(JSON.parse(JSON.stringify(fields)) as Project)
  ],
  ["a cart link", { id: text, quantity: id, kitComponents: choice.kitComponents }, (item: LinkedItem) => formatCartLink([item])],
  [
    "a listing's URL",
    {
      scope: fc.constantFrom(
        { kind: "brand", slug: "a" },
        { kind: "make", slug: "a" },
        { kind: "brand", slug: "b" },
        { kind: "search", slug: "search" }
      ),
      query: text,
      facets: fc.uniqueArray(fc.record({ name: fc.constantFrom("Brand", "Type"), value: text }), {
        maxLength: 3,
        selector: JSON.stringify
      }),
      fits: orNull(fc.boolean()),
      exact: fc.boolean(),
      sort: fc.constantFrom("relevance", "priceAscending", "priceDescending"),
      page: id,
      view: orMissing(fc.constantFrom("cards", "table")),
      build: fc.uniqueArray(text, { minLength: 1, maxLength: 3 })
    },
    (address: Parameters<typeof listingHref>[0]) => listingHref(address)
  ],
  [
    "a query of the order desk",
    {
      text,
      view: fc.constantFrom("all", "toPack", "returns"),
      status: orNull(fc.constantFrom("placed", "delivered")),
      money: orNull(fc.constantFrom("paid", "invoice")),
      from: orNull(fc.constantFrom("2026-01-01", "2026-02-01")),
      to: orNull(fc.constantFrom("2026-01-01", "2026-02-01")),
      page: id
    },
    (query: Parameters<typeof formatOrderQuery>[0]) => formatOrderQuery(query)
  ],
  [
    "cached recommendations",
    {
      sections: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
      skuBaseNumbers: fc.uniqueArray(base, { maxLength: 2 }),
      skuVariantNumbers: fc.uniqueArray(sku, { maxLength: 2 }),
      articleIds: fc.uniqueArray(id, { maxLength: 2 }),
      keywords: text
    },
    (query: Parameters<typeof recommendationRequest>[0]) =>
      JSON.stringify(recommendationRequest(query, { visitorId: null, webUserGuid: null, selected: null }))
  ],
  [
    "an address",
    {
      name: spelled,
      phone: fc.constantFrom("440-555-0182", "440-555-0183"),
      street: spelled,
      street2: spelled,
      city: spelled,
      region: fc.constantFrom("OH", "NY"),
      postalCode: fc.constantFrom("44308", "44309"),
      country: fc.constantFrom("US", "CA")
    },
    getAddressKey
  ],
  [
    "a destination",
    { region: fc.constantFrom("OH", "NY", "O H"), postalCode: fc.constantFrom("44308", "44309") },
    (place: Parameters<typeof getDestinationKey>[0]) => getDestinationKey({ ...place, country: "US" })
  ]
]

const equalities: ReadonlyArray<
  readonly [string, { readonly [name: string]: fc.Arbitrary<unknown> }, (one: never, other: never) => boolean]
> = [
  ["a queued cart line", choice, isSameChoice],
  ["a queued list item", listItem, isSameListItem],
  ["a price", { regular: id, sale: orNull(id) }, isSamePrice],
  [
    "a product's photographs",
    { source: text, sku: orNull(sku), alt: orNull(text) },
    (one: never, other: never) => isSameList([one], [other])
  ]
]

describe("the identity of", () => {
  it.each(keys)("%s differs if any one field differs, and only then", (_, fields, getKey) => {
    const key = getKey as (record: object) => string | null
    fc.assert(
      fc.property(differingPairs(fields, toSortedText), ({ field, one, other }) => {
        expect(key(one), String(field)).not.toBe(key(other))
        expect(key(one)).toBe(key(structuredClone(one)))
      })
    )
  })

  it.each(equalities)("%s differs if any one field differs, and only then", (_, fields, isEqual) => {
    const isSame = isEqual as (one: object, other: object) => boolean
    fc.assert(
      fc.property(differingPairs(fields, toSortedText), ({ field, one, other }) => {
        expect(isSame(one, other), String(field)).toBe(false)
        expect(isSame(one, structuredClone(one))).toBe(true)
      })
    )
  })
})
