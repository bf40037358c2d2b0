// @vitest-environment node
import { wireOrder } from "@camber/testing/records"
import { expect, it } from "vitest"
import type { Answers } from "../../../../test/createFakeServices.ts"
import { openStorefront } from "../../../../test/openStorefront.ts"

const order = wireOrder({ orderNumber: "4821773905" })
const path = `/account/orderhistory/${order.orderNumber}`
const visitor = { isStaff: false, isBot: false, cookies: "WebUserGuid=6f1b2c3d-0000-4000-8000-000000000001" }

/** The order as the list of orders contains it. */
const { orderNumber, placedAt, status, total } = order
const summary = {
  orderNumber,
  placedAt,
  status,
  total,
  isPartlyShipped: false,
  itemCount: 1,
  credited: 0,
  refunded: 0,
  paymentState: "none",
  imageUrls: []
}

/** Opens a page without scripts; with fields, submits its form. */
const open = async (address: string, answers: Answers, fields?: Readonly<Record<string, string>>) => {
  const { asked, reports, shop } = await openStorefront(answers)
  const sent = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) }
  const response = await shop.handle(new Request(`http://127.0.0.1${address}`, sent), visitor)
  const [html = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? []
  return { status: response.status, headers: response.headers, html: html.replaceAll("<!-- -->", ""), asked, reports }
}

it("without scripts the order history contains the visitor's orders, and is not cached", async () => {
  const { headers, html } = await open("/account/orderhistory?scripts=off", {
    orders: () => ({ orders: { orders: [summary], total: 21 } }),
    oldOrders: () => ({ oldOrders: { orders: [], total: 0 } })
  })
  expect(html).toContain(`Order ${order.orderNumber}`)
  expect(html).toContain('href="/account/orderhistory?page=2"')
  expect(headers.get("cache-control")).toBe("private, no-store")
})

it("with scripts the order history contains no orders, and redirects browsers without scripts to a page with the orders", async () => {
  const { shop } = await openStorefront({ orders: () => "away" })
  const html = await (await shop.handle(new Request("http://127.0.0.1/account/orderhistory?page=2"), visitor)).text()
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/account/orderhistory?page=2&amp;scripts=off"></noscript>')
})

it("without scripts an order is canceled on its page, and a refused cancellation is explained there", async () => {
  const cancel = (answer: object) => open(path, { order: () => ({ order }), cancelOrder: () => ({ cancelOrder: answer }) }, {})
  const done = await cancel({ order: { ...order, status: "canceled" }, message: null })
  expect([done.status, done.headers.get("location")]).toEqual([303, path])
  const refused = await cancel({ order, message: "It is on its way." })
  expect(refused.html).toContain("It is on its way.")
  expect(refused.html).toContain("Cancel This Order")
})

it("AFT-25 without scripts pieces are canceled by their total, so that a repeated submission cancels no more", async () => {
  const { asked, html } = await open(`${path}?scripts=off`, { order: () => ({ order }) })
  expect(html).toContain('name="canceled-1"')
  expect(asked.map(({ operation }) => operation)).toContain("order")
  const none = await open(path, { order: () => ({ order }) }, { act: "pieces", "canceled-1": "0" })
  expect(none.html).toContain("Choose how many of each part to cancel.")
})

it("the server redirects earlier addresses of form pages, and forwards a submitted form with its fields", async () => {
  const { headers, status } = await open(`/forms/orders/${order.orderNumber}`, {}, { act: "again" })
  expect([status, headers.get("location")]).toEqual([308, path])
})

it("without scripts a new order's confirmation continues to its payment, unless it explains why the address was not saved", async () => {
  const placed = `/buy/confirmation/${order.orderNumber}?placed=now`
  const { shop } = await openStorefront()
  const read = async (address: string) => (await shop.handle(new Request(`http://127.0.0.1${address}`), visitor)).text()
  expect(await read(placed)).toContain(`content="0; url=/forms/pay/${order.orderNumber}?placed=now"`)
  expect(await read(`${placed}&address=full`)).toContain(`content="0; url=${placed}&amp;address=full&amp;scripts=off"`)
  const { html } = await open(`${placed}&address=full&scripts=off`, { order: () => ({ order }) })
  expect(html).toContain("your account already has")
})

it("without scripts no payment page opens if nothing is due for the new order", async () => {
  const { headers, status } = await open(`/forms/pay/${order.orderNumber}?placed=now`, {
    payOrder: () => ({ payOrder: { url: null, message: "Nothing is due." } })
  })
  expect([status, headers.get("location")]).toEqual([303, `/buy/confirmation/${order.orderNumber}?scripts=off`])
})
