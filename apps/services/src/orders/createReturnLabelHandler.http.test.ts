import { clampQuantity } from "@camber/domain/catalog"
import { requestReturn, RETURN_LABEL_PATH } from "@camber/domain/order"
import { sampleVerdict } from "@camber/testing/records"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { postgresDatabase } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { code39 } from "./code39.ts"
import { fillCart, june, placeTestOrder } from "./testing/orderOf.ts"

let shop: OpenServices
let visitor: TestVisitor
let label: { readonly order: string; readonly return: string }
beforeAll(async () => {
  shop = await openServices(postgresDatabase.open)
  visitor = shop.visitor()
  await fillCart(visitor, "CAM-P3-1", 2)
  const { orderNumber } = await placeTestOrder(visitor)
  if (orderNumber === null) throw new Error("no order was placed")
  await shop.database.kysely
    .updateTable("customer_order")
    .set({ status: "shipped", shipped_at: sql`now()` })
    .execute()
  await shop.database.kysely.updateTable("order_line").set({ title: "<b>Pads</b> & more" }).execute()
  const { shipment_id } = await shop.database.kysely
    .insertInto("shipment")
    .values({ order_number: orderNumber, carrier: "ups", tracking_number: null })
    .returning("shipment_id")
    .executeTakeFirstOrThrow()
  await shop.database.kysely.insertInto("shipment_line").values({ shipment_id, ordinality: 1, quantity: 2 }).execute()
  const lines = [{ ordinality: 1, quantity: clampQuantity(2), kind: "goods" as const }]
  const { requestReturn: asked } = await visitor.ask(
    requestReturn,
    { webUserGuid: visitor.webUserGuid, orderNumber, email: null, lines, reason: "damaged", note: null },
    crypto.randomUUID()
  )
  label = { order: orderNumber, return: String(asked.order?.returns[0]?.returnId) }
})
afterAll(() => shop.database.drop())

const post = async (fields: Readonly<Record<string, string>>, { cookie } = visitor) => {
  const response = await shop.handler(
    new Request(`http://shop.test${RETURN_LABEL_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
      body: new URLSearchParams(fields).toString()
    })
  )
  if (response === undefined) throw new Error("no handler for this path")
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it("DESK-07 a return label contains the shop's address, both numbers as text and bar code, and the items, all escaped", async () => {
  const { headers, status, text } = await post(label)
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, "text/html; charset=utf-8", "no-store"])
  expect(headers.get("content-security-policy")).toContain("default-src 'none'")
  expect(text).toContain("Camber Returns<br>100 Camber Way<br>Akron, OH 44301")
  expect(text).toContain(`Return <b>R${label.return}</b> of order <b>${label.order}</b>`)
  expect(text).toContain(code39(`R${label.return}-${label.order}`, `Bar code R${label.return}-${label.order}`))
  expect(text).toContain("<li>2 x &lt;b&gt;Pads&lt;/b&gt; &amp; more</li>")
})

it("DESK-07 a return label requires the order's owner or its email address", async () => {
  const otherVisitor = shop.visitor()
  expect((await post({ ...label, email: june.email }, otherVisitor)).status).toBe(200)
  expect((await post({ ...label, email: "" }, otherVisitor)).status).toBe(404)
  expect((await post({ ...label, email: "may@example.com" }, otherVisitor)).status).toBe(404)
  const { status, text } = await post(label, otherVisitor)
  expect(status).toBe(404)
  expect(text).not.toContain(label.return)
})

it("DESK-07 there is no return label for invalid numbers, other returns or received returns", async () => {
  for (const wrong of [{ order: "1' or '1" }, { return: "0x1" }, { return: String(Number(label.return) + 1) }, { email: "a".repeat(255) }])
    expect([wrong, (await post({ ...label, ...wrong })).status]).toEqual([wrong, 404])
  await shop.database.kysely.updateTable("return_case").set({ state: "received" }).execute()
  expect((await post(label)).status).toBe(404)
})

it("AFT-12 a return label shows paid freight only for parts that were guaranteed to fit and do not", async () => {
  const { kysely } = shop.database
  const verdict = sampleVerdict()
  const addedFor = { projectName: "1969 Chevrolet <Camaro>", verdict }
  await kysely.updateTable("return_case").set({ state: "requested", reason: "damaged" }).execute()
  await kysely
    .updateTable("order_line")
    .set({ added_for: JSON.stringify(addedFor) })
    .execute()
  expect((await post(label)).text).not.toContain("Freight paid")
  await kysely.updateTable("return_case").set({ reason: "does-not-fit" }).execute()
  const { text } = await post(label)
  expect(text).toContain("<b>Freight paid by Camber</b>")
  expect(text).toContain("Sold as Guaranteed To Fit: 1969 Chevrolet &lt;Camaro&gt;.")
})
