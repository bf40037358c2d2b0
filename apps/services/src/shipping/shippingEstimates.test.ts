import { shippingEstimates } from "@camber/domain/location"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

const sku = (number: string) => ({ skuBaseNumber: number.split("-").slice(0, 2).join("-"), skuVariantNumber: number })

describe.each(allDatabases)("shipping estimates on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const ask = async (body: unknown) => {
    const { cookie } = shop.visitor()
    const request = new Request(`http://shop.test${shippingEstimates.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body)
    })
    const response = await shop.handler(request)
    return {
      status: response?.status,
      cache: response?.headers.get("cache-control"),
      json: (await response?.json()) as Record<string, unknown>
    }
  }

  it("CALL-130 estimate the delivery of each known variant to a ZIP code", async () => {
    const { cache, json, status } = await ask({ skus: [sku("CAM-P2-1"), sku("CAM-P999-1")], zipCode: "44114-1234", countryCode: "us" })
    expect([status, cache]).toEqual([200, "no-store"])
    expect(json).toEqual({
      shippingEstimates: [
        { ...sku("CAM-P2-1"), suggestedPickup: expect.stringMatching(/^Get it (Mon|Tue|Wed|Thu|Fri), [A-Z][a-z]{2} \d{1,2}$/) }
      ],
      zipCode: "44114",
      countryCode: "US"
    })
  })
  it("leave out the date for other countries, and are empty for an invalid location", async () => {
    const abroad = await ask({ skus: [sku("CAM-P2-1")], zipCode: "K1A 0B1", countryCode: "CA" })
    expect(abroad.json["shippingEstimates"]).toEqual([{ ...sku("CAM-P2-1"), suggestedPickup: null }])
    for (const place of [
      { zipCode: "garbage", countryCode: "US" },
      { zipCode: "44114", countryCode: "Ohio" }
    ])
      expect((await ask({ skus: [sku("CAM-P2-1")], ...place })).json).toEqual({ shippingEstimates: [], zipCode: null, countryCode: null })
  })
  it("explain the error of an invalid request", async () => {
    const good = { skus: [sku("CAM-P2-1")], zipCode: "44114", countryCode: "US" }
    const many = Array.from({ length: 101 }, () => sku("CAM-P2-1"))
    for (const body of [null, [], {}, { ...good, skus: [] }, { ...good, skus: many }, { ...good, zipCode: 44114 }])
      expect((await ask(body)).status).toBe(400)
    expect((await ask({ ...good, zipCode: "9".repeat(20_000) })).status).toBe(413)
  })
})
