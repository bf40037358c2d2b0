// @vitest-environment node
import { wireOrder } from "@camber/testing/records"
import { expect, it } from "vitest"
import type { Answers } from "../../../../test/createFakeServices.ts"
import { openFormPage, pageVisitor as visitor } from "../../../../test/openFormPage.ts"
import { openStorefront } from "../../../../test/openStorefront.ts"

const order = wireOrder({ orderNumber: "4821773905" })
const path = `/account/orderhistory/${order.orderNumber}`

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

const open = async (address: string, answers: Answers, fields?: Readonly<Record<string, string>>) => {
  const { asked, open: openPage, reports } = await openFormPage(answers)
  return { ...(await openPage(address, fields)), asked, reports }
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

it("without scripts a refused return keeps its choices, and a refused cancellation its pieces", async () => {
  const [line] = order.lines
  if (line === undefined) throw new Error("The order has no lines.")
  const shipped = { ...order, lines: [{ ...line, quantity: 3, shipped: 2 }], shippedAt: Date.now(), status: "shipped" as const }
  const noReason = await open(path, { order: () => ({ order: shipped }) }, { act: "return", "back-1-goods": "2", note: "Wrong color" })
  expect(noReason.html).toContain('<option value="2" selected="">')
  expect(noReason.html).toContain("Wrong color</textarea>")
  expect(noReason.html.match(/Choose a reason\./g)).toHaveLength(2)
  const refusal = () => ({ cancelPieces: { order, message: "It is on its way." } })
  const packed = { ...order, lines: [{ ...line, quantity: 3 }] }
  const answers = { order: () => ({ order: packed }), cancelPieces: refusal }
  const { html } = await open(path, answers, { act: "pieces", "canceled-1": "2" })
  expect(html).toMatch(/<details open="">/)
  expect(html).toContain('<option value="2" selected="">')
})

it("without scripts a page that failed to load links to itself", async () => {
  const { html, status } = await open(`${path}?scripts=off`, { order: () => "away" })
  expect(status).toBe(503)
  expect(html).toContain(`href="${path}?scripts=off">Try again</a>`)
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
