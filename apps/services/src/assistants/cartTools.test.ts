import { cart } from "@camber/domain/cart"
import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

const agent = (profile: string) => ({ "ucp-agent": { profile } })
const meta = agent("https://platform.example/agent.json")
const lines = (...items: ReadonlyArray<readonly [string, number]>) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity }))
})
const NOT_FOUND = { ucp: { status: "error" }, messages: [{ code: "not_found" }] }

describe.each(allDatabases)("the cart tools on $kind", ({ open }) => {
  let shop: OpenServices
  let assistant: TestAssistant
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.prepareSearch()
    assistant = await openAssistant(shop)
  })
  afterAll(async () => {
    await assistant.close()
    await shop.database.drop()
  })

  const create = (...items: ReadonlyArray<readonly [string, number]>) => assistant.call("create_cart", { meta, cart: lines(...items) })
  const quantities = ({ line_items }: Json) => line_items.map(({ item, quantity }: Json) => [item.id, quantity])

  it("create_cart returns lines, totals in cents and a link for the shopper", async () => {
    const created = await create(["CAM-P2-1", 2], ["CAM-P3", 1])
    expect(quantities(created)).toEqual([
      ["CAM-P2-1", 2],
      ["CAM-P3-1", 1]
    ])
    expect(created.totals[0]).toMatchObject({ type: "subtotal", amount: 2 * 123_400 + 10_003 })
    expect(created.continue_url).toBe("http://shop.test/buy/CAM-P2-1:2,CAM-P3-1:1")
  })

  it("create_cart stores the verdict for the vehicle in the line", async () => {
    const { vehicle } = await assistant.call("find_vehicle", { words: "1969 Chevrolet Camaro" })
    const created = await assistant.call("create_cart", { meta, cart: lines(["CAM-P2-1", 1]), vehicle })
    expect(created.line_items[0].metadata.fitment).toMatchObject({ verdict: "fits", guaranteed: true })
  })

  it("create_cart warns about a part that does not fit the vehicle", async () => {
    const { vehicle } = await assistant.call("find_vehicle", { words: "1970 Chevrolet Camaro" })
    const created = await assistant.call("create_cart", { meta, cart: lines(["CAM-P2-1", 1]), vehicle })
    expect(created.messages).toEqual([
      { type: "warning", code: "does_not_fit", content: expect.stringContaining("does not fit the 1970 Chevrolet Camaro") }
    ])
  })

  it("create_cart warns about a quantity that the stock does not allow", async () => {
    const created = await create(["CAM-P2-1", 9])
    expect([quantities(created), created.messages[0].code]).toEqual([[["CAM-P2-1", 3]], "quantity_adjusted"])
  })

  it.each([
    ["an unknown number", "CAM-ZZZ", "not_found"],
    ["a product with several variants", "CAM-P2", "variant_needed"],
    ["a kit with open choices", "CAM-P4", "kit_choices_needed"],
    ["a discontinued part", "CAM-P6-1", "item_unavailable"]
  ])("create_cart rejects %s", async (_, id, code) => {
    expect(await create([id, 1])).toMatchObject({ messages: [{ type: "error", code }] })
  })

  it("update_cart replaces the lines and keeps the ids of lines that stay", async () => {
    const created = await create(["CAM-P2-1", 1], ["CAM-P3-1", 1])
    const updated = await assistant.call("update_cart", { meta, id: created.id, cart: lines(["CAM-P2-1", 2], ["CAM-P7-1", 1]) })
    expect(quantities(updated)).toEqual([
      ["CAM-P2-1", 2],
      ["CAM-P7-1", 1]
    ])
    expect(updated.line_items[0].id).toBe(created.line_items[0].id)
    expect(quantities(await assistant.call("get_cart", { meta, id: created.id }))).toEqual(quantities(updated))
  })

  it("update_cart leaves the cart unchanged if an item is rejected", async () => {
    const created = await create(["CAM-P2-1", 1])
    await assistant.call("update_cart", { meta, id: created.id, cart: lines(["CAM-ZZZ", 1]) })
    expect(quantities(await assistant.call("get_cart", { meta, id: created.id }))).toEqual([["CAM-P2-1", 1]])
  })

  it("cancel_cart ends a cart", async () => {
    const { id } = await create(["CAM-P2-1", 1])
    expect(quantities(await assistant.call("cancel_cart", { meta, id }))).toEqual([["CAM-P2-1", 1]])
    expect(await assistant.call("get_cart", { meta, id })).toMatchObject(NOT_FOUND)
    expect(await assistant.call("update_cart", { meta, id, cart: lines(["CAM-P2-1", 1]) })).toMatchObject(NOT_FOUND)
  })

  it("create_checkout always returns a link for the shopper and never places an order", async () => {
    const { continue_url, id } = await create(["CAM-P2-1", 1])
    for (const checkout of [{ cart_id: id }, { cart_id: id, line_items: [] }, lines(["CAM-P2-1", 1])]) {
      const answer = await assistant.call("create_checkout", { meta, checkout })
      expect(answer).toMatchObject({ status: "requires_escalation", continue_url, messages: [{ severity: "requires_buyer_review" }] })
    }
    expect(await shop.database.kysely.selectFrom("customer_order").select("order_number").execute()).toEqual([])
  })

  describe("attacks", () => {
    it("get_cart rejects the id of another platform's cart in the same way as an unknown id", async () => {
      const { id } = await create(["CAM-P2-1", 1])
      for (const other of [agent("https://evil.example/agent.json"), undefined]) {
        const given = { id, ...(other && { meta: other }) }
        expect(await assistant.call("get_cart", given)).toMatchObject(NOT_FOUND)
        expect(await assistant.call("cancel_cart", given)).toMatchObject(NOT_FOUND)
        expect(await assistant.call("update_cart", { ...given, cart: lines(["CAM-P3-1", 1]) })).toMatchObject(NOT_FOUND)
        const checkout = { cart_id: id }
        expect(await assistant.call("create_checkout", { ...(other && { meta: other }), checkout })).toMatchObject(NOT_FOUND)
      }
      expect(quantities(await assistant.call("get_cart", { meta, id }))).toEqual([["CAM-P2-1", 1]])
    })

    it("get_cart rejects changed and invented ids", async () => {
      const { id } = await create(["CAM-P2-1", 1])
      const [guid, issued, signature] = id.split(".")
      const invented = [
        `${crypto.randomUUID()}.${issued}.${signature}`,
        `${guid}.zzzzzzzzz.${signature}`,
        `${guid}.${issued}.`,
        `${guid}.${issued}`,
        `${id}.x`,
        guid,
        "__proto__"
      ]
      for (const other of invented) expect(await assistant.call("get_cart", { meta, id: other })).toMatchObject(NOT_FOUND)
    })

    it("a shopper's session or guid is not accepted as a cart id, nor a cart id as a session", async () => {
      const session = /camber_session=([^;]+)/.exec(shop.cookie)?.[1] ?? shop.cookie
      for (const id of [shop.webUserGuid, session.slice(0, 200)])
        expect(await assistant.call("get_cart", { meta, id })).toMatchObject(NOT_FOUND)
      const { id } = await create(["CAM-P2-1", 1])
      const [guid] = id.split(".")
      const body = { id: cart.id, variables: { webUserGuid: guid, project: null } }
      const stolen = await shop.post("checkout", body, { cookie: shop.cookie.replace(session, id).replaceAll(shop.webUserGuid, guid) })
      expect(stolen.status).toBe(403)
    })

    it("the tools reject oversized carts, quantities and ids", async () => {
      const many = Array.from({ length: 51 }, (): readonly [string, number] => ["CAM-P2-1", 1])
      const oversized: ReadonlyArray<object> = [
        { meta, cart: lines(...many) },
        { meta, cart: lines(["CAM-P2-1", 1000]) },
        { meta, cart: lines(["CAM-P2-1", -1]) },
        { meta, cart: lines(["CAM-P2-1", 1.5]) },
        { meta, cart: lines(["C".repeat(MAX_SKU_LENGTH + 1), 1]) },
        { meta, cart: lines() },
        { meta: agent("x".repeat(501)), cart: lines(["CAM-P2-1", 1]) }
      ]
      for (const given of oversized)
        expect(await assistant.call("create_cart", given)).toMatchObject({ messages: [{ type: "error", code: "invalid_input" }] })
    })

    it("create_cart limits the total quantity of equal lines", async () => {
      expect(await create(["CAM-P3-1", 999], ["CAM-P3-1", 999])).toMatchObject({ messages: [{ code: "quantity_too_large" }] })
    })
  })

  it("create_cart limits the number of new carts per IP address", { tags: "full" }, async () => {
    const limited = await openServices(open, { proxyHeader: "x-forwarded-for" })
    const busy = await openAssistant(limited, "auto", { "x-forwarded-for": "203.0.113.7" })
    const codes: Array<string> = []
    for (let count = 0; count < 61; count++) {
      const answer = await busy.call("create_cart", { meta, cart: lines(["CAM-ZZZ", 1]) })
      codes.push(answer.messages[0].code)
    }
    expect([codes[59], codes[60]]).toEqual(["not_found", "rate_limited"])
    await busy.close()
    await limited.database.drop()
  })
})
