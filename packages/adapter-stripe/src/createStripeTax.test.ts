import type { Destination, Taxable } from "@camber/domain/rates"
import { taxContract } from "@camber/testing/ports"
import { Effect, Redacted } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { type StripeDouble, createFakeStripe } from "../test/createFakeStripe.ts"
import { createStripeTax } from "./createStripeTax.ts"

const KEY = "sk_test_of_the_tests"
const from = { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" }
const fakes: Array<StripeDouble> = []
const open = async () => {
  const fake = await createFakeStripe("whsec_of_the_tests")
  fakes.push(fake)
  return fake
}
afterEach(async () => {
  await Promise.all(fakes.splice(0).map(({ close }) => close()))
})
const createTax = ({ api }: StripeDouble) => createStripeTax({ api, from, secretKey: Redacted.make(KEY) })
const akron: Destination = { country: "US", region: "", postalCode: "44308-1234" }
const taxable: Taxable = {
  goods: 10_000,
  shipping: 995,
  cores: 15_000,
  lines: [
    { skuVariantNumber: "CAM-1-1", quantity: 2, cents: 9_000 },
    { skuVariantNumber: "CAM-1-1", quantity: 1, cents: 1_000 },
    { skuVariantNumber: "CAM-2-1", quantity: 1, cents: 0 }
  ]
}

taxContract("stripe", async () => {
  const [fake, failing] = [await open(), await open()]
  failing.fail(503)
  return { tax: createTax(fake), away: createTax(failing) }
})

describe("tax from Stripe", () => {
  it("TAX-05 sends the destination and the amounts of lines, shipping and deposits, but no customer data", async () => {
    const fake = await open()
    const quote = await Effect.runPromise(createTax(fake).quote(akron, taxable))
    expect(quote).toEqual({ cents: 653 + 73 + 72, onShipping: true, onCores: false })
    const [asked] = fake.asked
    expect(asked?.path).toBe("/v1/tax/calculations")
    expect(asked?.authorization).toEqual(`Bearer ${KEY}`)
    expect(Object.fromEntries(asked?.form ?? [])).toEqual({
      currency: "usd",
      "customer_details[address][country]": "US",
      "customer_details[address][state]": "OH",
      "customer_details[address][postal_code]": "44308-1234",
      "customer_details[address_source]": "shipping",
      "ship_from_details[address][country]": "US",
      "ship_from_details[address][line1]": "100 Camber Way",
      "ship_from_details[address][city]": "Akron",
      "ship_from_details[address][state]": "OH",
      "ship_from_details[address][postal_code]": "44301",
      "line_items[0][amount]": "15000",
      "line_items[0][reference]": "core deposits",
      "line_items[1][amount]": "9000",
      "line_items[1][quantity]": "2",
      "line_items[1][reference]": "1 CAM-1-1",
      "line_items[2][amount]": "1000",
      "line_items[2][quantity]": "1",
      "line_items[2][reference]": "2 CAM-1-1",
      "shipping_cost[amount]": "995",
      "expand[0]": "line_items"
    })
  })

  it("TAX-05 sends only the total of a cart with too many lines", async () => {
    const fake = await open()
    const lines = Array.from({ length: 120 }, (_, index) => ({ skuVariantNumber: `CAM-${index}-1`, quantity: 1, cents: 100 }))
    await Effect.runPromise(createTax(fake).quote(akron, { goods: 12_000, shipping: 0, cores: 0, lines }))
    expect(fake.asked[0]?.form.get("line_items[0][amount]")).toBe("12000")
  })

  it("TAX-06 is unavailable after an error or an invalid response, without logging the key or destination", { tags: "full" }, async () => {
    const fake = await open()
    const problem = async (place: Destination = akron) =>
      JSON.stringify(await Effect.runPromise(Effect.flip(createTax(fake).quote(place, taxable))))
    for (const status of [401, 403, 429, 500]) {
      fake.fail(status)
      expect(await problem()).toMatch(/^(?!.*(sk_test|44308)).*"TaxUnavailable"/)
    }
    fake.fail(null)
    await fake.close()
    expect(await problem()).toContain("TaxUnavailable")
  })

  it("TAX-07 rejects a destination unknown to Stripe, and sends no request for a malformed one", async () => {
    const fake = await open()
    const refusal = (place: Destination) => Effect.runPromise(Effect.flip(createTax(fake).quote(place, taxable)))
    for (const status of [400, 402, 422]) {
      fake.fail(status)
      expect(JSON.stringify(await refusal(akron))).toMatch(/^(?!.*(sk_test|44308)).*"DestinationRejected"/)
    }
    const asked = fake.asked.length
    for (const place of [
      { ...akron, country: "usa" },
      { ...akron, postalCode: "44308; drop" },
      { ...akron, postalCode: "4430" },
      { country: "CA", region: "ON", postalCode: "44308" },
      { country: "DE", region: "", postalCode: "<10115>" }
    ])
      expect((await refusal(place))._tag).toBe("DestinationRejected")
    expect(fake.asked.length).toBe(asked)
  })
})
