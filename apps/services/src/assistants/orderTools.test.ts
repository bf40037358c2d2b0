import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertRaceParts } from "../class-sheets/testing/insertRaceParts.ts"
import { fillCart, placeTestOrder } from "../orders/testing/orderOf.ts"

const lines = (...items: ReadonlyArray<readonly [string, number]>) => items.map(([id, quantity]) => ({ item: { id }, quantity }))

describe.each(allDatabases)("the tools around an order on $kind", ({ open }) => {
  let shop: OpenServices
  let assistant: TestAssistant
  beforeAll(async () => {
    shop = await openServices(open)
    await insertRaceParts(shop.database.kysely)
    await shop.prepareSearch()
    assistant = await openAssistant(shop)
  })
  beforeEach(() => shop.database.kysely.deleteFrom("rate_limit").execute())
  afterAll(async () => {
    await assistant.close()
    await shop.database.drop()
  })

  it("check_build reports a part that does not fit before other findings", async () => {
    const { vehicle } = await assistant.call("find_vehicle", { words: "1970 Chevrolet Camaro" })
    const { checked, findings } = await assistant.call("check_build", { vehicle, line_items: lines(["CAM-P2-1", 1], ["CAM-P3-1", 1]) })
    expect(checked).toBe(2)
    expect(findings[0]).toMatchObject({ kind: "DoesNotFit", severity: "bad", items: ["CAM-P2-1"] })
    expect(findings.map(({ kind }: Json) => kind)).toContain("NotSure")
  })

  it("CLASS-07 check_build returns the verdict of the class sheet with its rules, or none without a class", async () => {
    const build = { line_items: lines(["CAM-P950-1", 1]) }
    const { class_verdict } = await assistant.call("check_build", { ...build, vehicle: { raceTypeId: 950 } })
    expect(class_verdict).toMatchObject({
      verdict: "not_legal",
      sheet: expect.stringContaining("Hobby Stock 2026"),
      parts: [
        { item: "CAM-P950-1", rules: [{ paragraph: "1.1", link: expect.stringContaining("/race/hobby-stock/rules?sheet=") }] },
        { item: "car", verdict: "not_known" }
      ]
    })
    const named = await assistant.call("check_build", { ...build, class_sheet: "quill-hobby-2026" })
    // The part is legal. Some rules are about the car and need facts that the call did not contain.
    expect(named.class_verdict).toMatchObject({
      verdict: "not_known",
      parts: [{ verdict: "legal" }, { item: "car", verdict: "not_known" }]
    })
    expect((await assistant.call("check_build", build)).class_verdict).toBeNull()
  })

  it("check_build stores no list", async () => {
    await assistant.call("check_build", { line_items: lines(["CAM-P2-1", 1]) })
    expect(await shop.database.kysely.selectFrom("parts_list").select("list_id").execute()).toEqual([])
  })

  it("ship_plan returns prices in cents and an arrival day for each line", async () => {
    const { id, line_items } = await assistant.call("create_cart", { cart: { line_items: lines(["CAM-P3-1", 1]) } })
    const { methods, problem } = await assistant.call("ship_plan", { id, postal_code: "44301" })
    expect(problem).toBeNull()
    expect(methods[0]).toMatchObject({ method: "standard", price: { currency: "USD" } })
    expect(methods[0].arrivals).toEqual([{ line_id: line_items[0].id, day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }])
  })

  it("ship_plan rejects a ZIP code that does not exist", async () => {
    const { id } = await assistant.call("create_cart", { cart: { line_items: lines(["CAM-P3-1", 1]) } })
    expect(await assistant.call("ship_plan", { id, postal_code: "00000" })).toMatchObject({ messages: [{ code: "invalid_input" }] })
  })

  it("ship_plan does not open the cart of another platform", async () => {
    const { id } = await assistant.call("create_cart", { cart: { line_items: lines(["CAM-P3-1", 1]) } })
    const meta = { "ucp-agent": { profile: "https://evil.example/agent.json" } }
    expect(await assistant.call("ship_plan", { meta, id, postal_code: "44301" })).toMatchObject({ messages: [{ code: "not_found" }] })
  })

  describe("get_order", () => {
    const placeOrder = async () => {
      const visitor = shop.visitor()
      await fillCart(visitor, "CAM-P3-1")
      const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
      const mails = shop.database.kysely.selectFrom("mail").select("body").where("subject", "like", `%${orderNumber}%`)
      const { body } = await mails.executeTakeFirstOrThrow()
      return { orderNumber, link: /http:\/\/shop\.test\/order\/\S+/.exec(body)?.[0] ?? "" }
    }

    it("returns the order of a mailed link without the buyer's name or address", async () => {
      const { link, orderNumber } = await placeOrder()
      const found = await assistant.call("get_order", { link })
      expect(found).toMatchObject({
        id: orderNumber,
        line_items: [{ item: { id: "CAM-P3-1" }, quantity: { original: 1, total: 1, fulfilled: 0 }, status: "processing" }]
      })
      expect(JSON.stringify(found)).not.toMatch(/June|Hale|@/)
    })

    it("grants no access to the order page", async () => {
      const { link } = await placeOrder()
      await assistant.call("get_order", { link })
      expect(await shop.database.kysely.selectFrom("order_guest").select("order_number").execute()).toEqual([])
    })

    it("rejects other keys, other numbers, other texts, and more guesses than the limit", async () => {
      const { link, orderNumber } = await placeOrder()
      const wrong = [`/order/${orderNumber}`, `/order/${orderNumber}?key=x`, link.replace(orderNumber, "1234567890"), orderNumber, "::"]
      for (const other of wrong)
        expect(await assistant.call("get_order", { link: other })).toMatchObject({ messages: [{ code: "not_found" }] })
      for (let guess = 0; guess < 20; guess++) await assistant.call("get_order", { link: `/order/${orderNumber}?key=${guess}` })
      expect(await assistant.call("get_order", { link })).toMatchObject({ messages: [{ code: "not_found" }] })
    })
  })
})
