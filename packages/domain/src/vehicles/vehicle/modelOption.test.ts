import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { ModelOption } from "./modelOption.ts"

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

describe("a model among the garage's choices", () => {
  it("GAR-30 carries its base vehicle, its addresses with and without facets, and its markets", () => {
    const told = { ...plain, shopUrlWithFacets: "/shop/axles?fits=1", searchUrlWithFacets: "/search?fits=1", marketId: 3, superMarketId: 2 }
    expect(decode(told)).toEqual(told)
  })

  it("GAR-30 of a catalogue that tells no more than any choice has: the rest is null, and no market is ever unspecified by 1", () => {
    const unknown = { shopUrlWithFacets: null, searchUrlWithFacets: null, marketId: null, superMarketId: null }
    expect(decode(plain)).toEqual({ ...plain, ...unknown })
    expect(() => decode({ ...plain, marketId: 1 })).toThrow("marketId")
    expect(() => decode({ ...plain, superMarketId: 1 })).toThrow("superMarketId")
  })
})
