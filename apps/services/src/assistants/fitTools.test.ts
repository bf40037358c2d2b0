import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

describe.each(allDatabases)("the fit tools on $kind", ({ open }) => {
  let shop: OpenServices
  let assistant: TestAssistant
  beforeAll(async () => {
    shop = await openServices(open)
    const held = [
      { application_id: 2, sku_base_number: "CAM-P2", cars: 12 },
      { application_id: 3, sku_base_number: "CAM-P3", cars: 2 }
    ]
    await shop.database.kysely.insertInto("held_statement").values(held).execute()
    await shop.prepareSearch()
    assistant = await openAssistant(shop)
  })
  afterAll(async () => {
    await assistant.close()
    await shop.database.drop()
  })

  const find = (given: object) => assistant.call("find_vehicle", given)
  const check = (product: string, vehicle?: Json) => assistant.call("check_fit", { product, ...(vehicle !== undefined && { vehicle }) })
  const camaro = async () => (await find({ words: "1969 Chevrolet Camaro" })).vehicle
  const choose = (answer: Json, label: string) => answer.question.choices.find((choice: Json) => choice.label === label)

  describe("find_vehicle", () => {
    it("names the words that are not part of the vehicle", async () => {
      const { certainty, message } = await find({ words: "1969 camaro with a blower" })
      expect(certainty).toBe("exact")
      expect(message).toMatch(/does not include ".*blower"/)
    })

    it("finds the exact vehicle by the words of a year, make and model", async () => {
      expect(await find({ words: "1969 camaro" })).toMatchObject({
        certainty: "exact",
        name: "1969 Chevrolet Camaro",
        vehicle: { vehicle: { year: 1969, makeId: 2, modelId: 2 } },
        question: null
      })
    })

    it("asks for the year of a model, and every choice leads to one vehicle", async () => {
      const { certainty, question, vehicle } = await find({ words: "camaro" })
      expect({ certainty, vehicle, asks: question.asks }).toEqual({ certainty: "choose", vehicle: null, asks: "Vehicle" })
      expect(question.choices.map(({ label }: Json) => label)).toEqual(["1967", "1968", "1969", "1970"])
      expect((await find({ words: question.choices[1].words })).name).toBe("1968 Chevrolet Camaro")
    })

    it("does not guess a vehicle from other words", async () => {
      expect(await find({ words: "something red" })).toMatchObject({ certainty: "unknown", vehicle: null })
    })

    it("names the error in a VIN without repeating the VIN", async () => {
      const { certainty, message } = await find({ vin: "1G1YY22G965104386" })
      expect(certainty).toBe("unknown")
      expect(message).toContain("check digit")
      expect(message).not.toContain("1G1YY22G965104386")
    })
  })

  describe("check_fit", () => {
    it("quotes the statement that decides the verdict, with its source, date and compared values", async () => {
      const { fit, question } = await check("CAM-P2-1", await camaro())
      expect(fit).toMatchObject({
        verdict: "fits",
        guaranteed: true,
        reason: "Fits 1967-1969 Chevrolet Camaro (yours: 1969), except heavy-duty brakes",
        statement: { id: 2, note: "except heavy-duty brakes", source: "Maker's catalogue", date: "2026-01-01" },
        met: [{ subject: "vehicle", yours: "1969" }],
        unmet: [],
        unknown: []
      })
      expect(question).toBeNull()
    })

    it("FIT-35 returns the number of cars for which shoppers confirmed the statement, if there are at least three", async () => {
      const vehicle = await camaro()
      expect((await check("CAM-P2-1", vehicle)).fit.statement).toMatchObject({ id: 2, held: "Held on 12 cars, no reports" })
      const { statement } = (await check("CAM-P3-1", vehicle)).fit
      expect(statement.held).toBeNull()
    })

    it("names the unmet condition of a part that does not fit, and asks nothing", async () => {
      const { vehicle } = await find({ words: "1970 Chevrolet Camaro" })
      const { fit, question } = await check("CAM-P2-1", vehicle)
      expect(fit).toMatchObject({ verdict: "does_not_fit", guaranteed: false, met: [], unmet: [{ subject: "vehicle", yours: "1970" }] })
      expect(question).toBeNull()
    })

    it("asks for the vehicle first if nothing is known", async () => {
      const { fit, question } = await check("CAM-P2-1")
      expect([fit.verdict, question.asks, question.choices]).toEqual(["not_known", "Vehicle", []])
    })

    it("asks for the engine with the engines of the make as choices, and the chosen one decides the verdict", async () => {
      const asked = await check("CAM-P3", await camaro())
      expect([asked.fit.verdict, asked.question.asks]).toEqual(["not_known", "Engine"])
      const { vehicle } = choose(asked, "350 V8 5.7L")
      expect((await check("CAM-P3", vehicle)).fit).toMatchObject({ verdict: "fits", unknown: [] })
    })

    it("asks for the make, family and displacement of a swapped engine until the engine is known", async () => {
      const asked = await check("CAM-P3", await camaro())
      let answer = await check("CAM-P3", choose(asked, "Another engine").vehicle)
      const labels: Array<string> = []
      while (answer.question !== null && labels.length < 5) {
        const [first] = answer.question.choices
        labels.push(first.label)
        answer = await check("CAM-P3", first.vehicle)
      }
      expect(labels[0]).toBe("Chevrolet")
      expect(answer.fit.verdict).toBe("fits")
    })

    it("does not ask again for a fact that the shopper does not know", async () => {
      const asked = await check("CAM-P3", await camaro())
      const { fit, question } = await check("CAM-P3", choose(asked, "I don't know").vehicle)
      expect([fit.verdict, question]).toEqual(["not_known", null])
    })

    it("asks for a measurement with the values of the catalog as choices", async () => {
      const asked = await check("CAM-P7", await camaro())
      expect([asked.fit.verdict, asked.question.asks]).toEqual(["not_known", "Rear Axle"])
      const [first] = asked.question.choices
      expect((await check("CAM-P7", first.vehicle)).question).toBeNull()
    })

    it("asks for the options of a product that fits only with some of its options", async () => {
      const asked = await check("CAM-P2", await camaro())
      expect([asked.fit.verdict, asked.question.asks]).toEqual(["not_known", "Options"])
      const { product } = choose(asked, "4.75 in")
      expect((await check(product, await camaro())).fit.verdict).toBe("fits")
    })

    it("does not promise the fit of a part that is made for any car", async () => {
      expect((await check("CAM-P8-1", await camaro())).fit).toMatchObject({ verdict: "fits", guaranteed: false, label: "Universal Fit" })
    })

    it("returns no verdict for an invented vehicle", async () => {
      const invented = { vehicle: { year: 1969, makeId: 54, modelId: 222 } }
      expect(await check("CAM-P2-1", invented)).toMatchObject({ messages: [{ code: "vehicle_unknown" }] })
      expect(await assistant.call("what_fits", { vehicle: invented })).toMatchObject({ messages: [{ code: "vehicle_unknown" }] })
    })

    it("reports an unknown number as not found", async () => {
      expect(await check("CAM-ZZZ")).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "not_found" }] })
    })
  })

  it("returns the missing fact as an action if the shop has its own domain", async () => {
    const domain = await openServices(open, { publicOrigin: "https://parts.example", proxyHeader: "x-forwarded-for" })
    const other = await openAssistant(domain)
    expect((await other.call("check_fit", { product: "CAM-P3", vehicle: await camaro() })).actions).toEqual({
      "example.parts.shopping.fitment.vehicle_fact_needed": [
        { id: "Engine", config: { text: expect.any(String), request_constraints: { path: "$.vehicle", required: ["engineIds"] } } }
      ]
    })
    await other.close()
    await domain.database.drop()
  })

  it("what_fits lists only parts that fit", async () => {
    const { pagination, products } = await assistant.call("what_fits", { vehicle: await camaro(), words: "brake rotor" })
    expect(pagination.total_count).toBeGreaterThan(0)
    expect(products.every(({ variants }: Json) => variants.some(({ metadata }: Json) => metadata.fits !== false))).toBe(true)
  })

  it("what_fits rejects an empty vehicle instead of listing everything", async () => {
    expect(await assistant.call("what_fits", { vehicle: {} })).toMatchObject({ messages: [{ code: "vehicle_needed" }] })
  })
})
