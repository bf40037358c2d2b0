import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ModelOption } from "../vehicle/modelOption.ts"
import { modelAddresses, modelLink } from "./modelLink.ts"

const decode = Schema.decodeUnknownSync(ModelOption)
const plain = {
  displayName: "Camaro",
  optionId: 4,
  vehicleBaseId: 104,
  shopUrl: "/shop/all?fits=1",
  searchUrl: "/search?fits=1",
  customerProjectUrl: "/vehicle/1969-chevrolet-camaro~104",
  engineIds: null
}
const narrowed = {
  ...plain,
  shopUrlWithFacets: "/shop/all?fits=1&facet=Rear%20Axle:12-bolt",
  searchUrlWithFacets: "/search?fits=1&facet=Rear%20Axle:12-bolt"
}
const rearAxle = [{ name: "Rear Axle", valueId: 9 }]

describe("a model among the garage's choices", () => {
  it("GAR-30 carries its base vehicle, its addresses with and without facets, and its markets", () => {
    const told = { ...narrowed, marketId: 3, superMarketId: 2 }
    expect(decode(told)).toEqual(told)
  })
  it("GAR-30 of a catalogue that tells no more than any choice has: the rest is null, and no market is ever unspecified by 1", () => {
    const unknown = { shopUrlWithFacets: null, searchUrlWithFacets: null, marketId: null, superMarketId: null }
    expect(decode(plain)).toEqual({ ...plain, ...unknown })
    expect(() => decode({ ...plain, marketId: 1 })).toThrow("marketId")
    expect(() => decode({ ...plain, superMarketId: 1 })).toThrow("superMarketId")
  })
})

describe("where choosing a model leads", () => {
  const paths = ["/shop/brakes~2-3", "/search", "/"] as const
  const links = (model: object, facets: typeof rearAxle) => paths.map((path) => modelLink(path, "?query=cam", decode(model), facets))

  it("GAR-30 without selected facets to its plain addresses", () => {
    expect(links(narrowed, [])).toEqual([plain.shopUrl, "/search?fits=1&query=cam", plain.customerProjectUrl])
  })
  it("GAR-30 with selected facets to the addresses with them", () => {
    expect(links(narrowed, rearAxle)).toEqual([
      narrowed.shopUrlWithFacets,
      "/search?fits=1&facet=Rear%20Axle:12-bolt&query=cam",
      plain.customerProjectUrl
    ])
  })
  it("GAR-30 with selected facets to the plain addresses where the catalogue has no others", () => {
    expect(links(plain, rearAxle)).toEqual(links(narrowed, []))
  })
  it("GAR-30 into the shop where it has neither a search nor a page of its own, and nowhere where it is not in the shop", () => {
    const bare = { ...plain, customerProjectUrl: null, searchUrl: null }
    expect(links(bare, [])).toEqual([plain.shopUrl, "/shop/all?fits=1&query=cam", plain.shopUrl])
    expect(links({ ...bare, shopUrl: null }, rearAxle)).toEqual([null, null, null])
  })
  it("GAR-30 the markets change no address, and every address is one that the model carries", () => {
    const url = fc.constantFrom(null, "/a", "/b", "/c")
    const market = fc.constantFrom(null, 2, 3)
    const model = fc.record({ shopUrl: url, searchUrl: url, shopUrlWithFacets: url, searchUrlWithFacets: url, customerProjectUrl: url })
    fc.assert(
      fc.property(model, market, market, fc.constantFrom([], rearAxle), (urls, marketId, superMarketId, facets) => {
        const addresses = modelAddresses(decode({ ...plain, ...urls }), facets)
        expect(modelAddresses(decode({ ...plain, ...urls, marketId, superMarketId }), facets)).toEqual(addresses)
        for (const address of Object.values(addresses ?? {})) expect(Object.values(urls)).toContain(address)
        expect(addresses === null).toBe(urls.shopUrl === null && (facets.length === 0 || urls.shopUrlWithFacets === null))
      })
    )
  })
})
