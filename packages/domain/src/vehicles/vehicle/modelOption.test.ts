import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { ModelOption } from "./calls.ts"

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

describe("ModelOption", () => {
  it("GAR-30 decodes the base vehicle, the URLs with and without facets, and the markets", () => {
    const complete = {
      ...plain,
      shopUrlWithFacets: "/shop/axles?fits=1",
      searchUrlWithFacets: "/search?fits=1",
      marketId: 3,
      superMarketId: 2
    }
    expect(decode(complete)).toEqual(complete)
  })

  it("GAR-30 decodes missing extra fields as null and rejects a market of 1", () => {
    const unknown = { shopUrlWithFacets: null, searchUrlWithFacets: null, marketId: null, superMarketId: null }
    expect(decode(plain)).toEqual({ ...plain, ...unknown })
    expect(() => decode({ ...plain, marketId: 1 })).toThrow("marketId")
    expect(() => decode({ ...plain, superMarketId: 1 })).toThrow("superMarketId")
  })
})
