import { addToCart, cart } from "@camber/domain/cart"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { sampleCartItem } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { item } from "../../test/openCheckout.ts"

const camshaft = sampleCartItem({
  skuVariantNumber: SkuVariantNumber.make("CAM-P3-1"),
  skuBaseNumber: SkuBaseNumber.make("CAM-P3"),
  quantityRequested: Quantity.make(2)
})
const noPage = { productPageId: null, skuBaseNumber: null, productPageUrl: null, project: null }

describe.each(allDatabases)("the checkout service over HTTP on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const readCart = async ({ ask, webUserGuid }: TestVisitor) => (await ask(cart, { webUserGuid, project: null })).cart
  const addVariables = ({ webUserGuid }: TestVisitor) => ({ webUserGuid, items: [camshaft], ...noPage })

  it("ATC-03 adds to the cart of the visitor who calls, once for each idempotency key in the header", async () => {
    const visitor = shop.visitor()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => visitor.ask(addToCart, addVariables(visitor), key)))
    expect(answers.map((answer) => answer.addToCart)).toEqual(Array(2).fill(expect.objectContaining({ success: true, itemCount: 2 })))
    expect(await readCart(visitor)).toMatchObject({ itemCount: 2, total: 20_006 })
  })

  it("rejects another visitor's guid with 403 and changes no cart", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    expect((await visitor.post("checkout", { id: addToCart.id, variables: addVariables(other) })).status).toBe(403)
    expect((await visitor.post("checkout", { id: cart.id, variables: { webUserGuid: other.webUserGuid } })).status).toBe(403)
    expect((await readCart(visitor)).itemCount).toBe(0)
    expect((await readCart(other)).itemCount).toBe(0)
  })

  it("returns a helpful message for invalid arguments", async () => {
    const visitor = shop.visitor()
    const send = (quantityRequested: unknown, key?: string) => {
      const variables = { webUserGuid: visitor.webUserGuid, items: [{ ...item("CAM-P3-1"), quantityRequested }] }
      return visitor.post("checkout", { id: addToCart.id, variables }, key === undefined ? {} : { "idempotency-key": key })
    }
    const tooMany = await send(1000)
    expect(tooMany.json.errors?.[0]).toMatchObject({
      message: expect.stringContaining("999"),
      extensions: { code: "BAD_INPUT", argument: "items.0.quantityRequested" }
    })
    expect((await send("abc")).json.errors?.[0]?.message).toContain("quantityRequested")
    for (const quantity of [0, -1, 1e9]) expect((await send(quantity)).json.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT" })
    expect((await send(1, "no-uuid")).status).toBe(400)
    expect((await readCart(visitor)).itemCount).toBe(0)
    expect(shop.failures).toEqual([])
  })
})
