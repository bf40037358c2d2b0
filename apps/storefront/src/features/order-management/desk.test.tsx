import type { ManagedOrder, ManagedOrderRow } from "@camber/domain/order-management"
import { sampleVerdict } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const number = "3364675960"
const at = "2026-11-23T10:42:00.000Z"
const row: typeof ManagedOrderRow.Encoded = {
  orderNumber: number,
  placedAt: at,
  status: "placed",
  isPartlyShipped: false,
  payment: "paid",
  name: "Dana Marsh",
  email: "dana@mail.test",
  place: "Reno, NV 89502",
  lines: 2,
  pieces: 3,
  car: null,
  total: 25_005,
  credited: 4_000,
  refunded: 4_000,
  returnsWaiting: 1,
  isRefundStuck: false
}
const line: (typeof ManagedOrder.Encoded)["lines"][number] = {
  ordinality: 1,
  skuVariantNumber: "CAM-P3-1",
  title: "Slotted rotor",
  brand: "Bristow",
  imageUrl: "/content/parts/brake-rotor.svg",
  url: "/item/rotor/3",
  options: ["Finish: Plain"],
  parts: [],
  quantity: 2,
  canceled: 0,
  shipped: 0,
  returned: 0,
  received: 0,
  unitPrice: 10_000,
  total: 20_000,
  paid: 20_000,
  core: 0,
  addedFor: { projectName: "1969 Chevrolet Camaro", verdict: sampleVerdict() },
  onShelf: 12
}
const kit = {
  ...line,
  ordinality: 2,
  title: "Brake kit",
  quantity: 1,
  parts: [{ text: "2 × Pads, Street", skuVariantNumber: "CAM-P9-1" }],
  addedFor: null
}
const order: typeof ManagedOrder.Encoded = {
  orderNumber: number,
  revision: 4,
  placedAt: at,
  status: "placed",
  isPartlyShipped: false,
  payment: { method: "test", state: "paid", mayShip: true, paid: 25_005, refunded: 0, owed: 0, unreturned: 0, refunds: [] },
  contact: {
    email: "dana@mail.test",
    name: "Dana Marsh",
    phone: "775-555-0148",
    street: "1180 Wrondel Way",
    street2: "",
    city: "Reno",
    region: "NV",
    postalCode: "89502",
    country: "US"
  },
  shippingMethod: "standard",
  lines: [line, kit],
  subtotal: 24_010,
  promoCode: null,
  promo: 0,
  pointsSpent: 0,
  pointsValue: 0,
  cores: 0,
  shipping: 995,
  tax: 0,
  total: 25_005,
  credited: 0,
  shipments: [],
  returns: [],
  notes: [{ noteId: 1, at, who: "boss@shop.test", text: "Box is <b>dented</b>" }],
  history: [{ eventId: 1, at, actor: "customer", who: null, what: "placed", detail: "$250.05" }]
}

/** Renders an order's page, records each change and returns the same response for all. */
const drawOrder = async (shown: object = {}, answer: (body: unknown) => object = () => ({ problem: null, now: order })) => {
  const sent: Array<readonly [string, unknown]> = []
  const change = (name: string) => ({
    [`/api/staff/desk/${name}`]: (body: unknown) => {
      sent.push([name, body])
      return answer(body)
    }
  })
  await renderStaffPage(`/staff/orders/${number}`, {
    "/api/staff/desk/order": () => ({ order: { ...order, ...shown } }),
    ...change("ship"),
    ...change("cancel"),
    ...change("note"),
    ...change("refund/repeat"),
    ...change("refund/otherwise"),
    ...change("return/receive"),
    ...change("return/refuse")
  })
  await screen.findByRole("heading", { name: "Lines" })
  return sent
}
const seen = { orderNumber: number, revision: 4 }

describe("the order desk", () => {
  it("DESK-01 lists orders as a table, queries them by the address, and links to the next pages", async () => {
    const asked: Array<unknown> = []
    await renderStaffPage("/staff/orders?q=dana&view=toPack&page=2", {
      "/api/staff/desk/orders": (body) => {
        asked.push(body)
        return { orders: [row], total: 120 }
      }
    })
    const cells = within((await screen.findAllByRole("row"))[1]!).getAllByRole("cell")
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      number,
      "Nov 23, 10:42 AM",
      "Dana Marshdana@mail.test",
      "Reno, NV 89502",
      "2 lines, 3 pieces",
      "$250.05$40.00 refunded",
      "Paid",
      "To pack1 return waiting"
    ])
    expect(asked).toEqual([{ text: "dana", view: "toPack", status: null, money: null, from: null, to: null, page: 2 }])
    expect(screen.getByRole("link", { name: number }).getAttribute("href")).toBe(`/staff/orders/${number}`)
    expect(screen.getByRole("link", { name: "To pack", current: "page" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/staff/orders?q=dana&view=toPack&page=3")
    expect(screen.getByRole("link", { name: "Export" }).getAttribute("href")).toBe("/api/staff/desk/orders.csv?q=dana&view=toPack")
  })

  it("DESK-01 searches through a form, whose results have their own address", async () => {
    const asked: Array<unknown> = []
    await renderStaffPage("/staff/orders", {
      "/api/staff/desk/orders": (body) => {
        asked.push(body)
        return { orders: [], total: 0 }
      }
    })
    expect(await screen.findByText(/No orders found\./)).toBeTruthy()
    fireEvent.change(screen.getByRole("searchbox", { name: "Number, email, name, phone or part" }), { target: { value: " hale " } })
    fireEvent.change(screen.getByRole("combobox", { name: "Payment" }), { target: { value: "waiting" } })
    fireEvent.submit(screen.getByRole("form", { name: "Find orders" }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: "hale", money: "waiting", page: 1 }))
  })

  it("DESK-03 shows an order's address, items, kit parts, original verdict, notes as text, and history", async () => {
    await drawOrder()
    for (const text of [
      "1180 Wrondel Way",
      "Guaranteed To Fit",
      "2 × Pads, Street (CAM-P9-1)",
      "Box is <b>dented</b>",
      "Customer: Ordered"
    ])
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Print Slip" }).getAttribute("href")).toBe(`/api/staff/desk/slip?order=${number}`)
  })

  it("DESK-03 links each package to its packing slip", async () => {
    const parcel = { carrier: "ups", trackingNumber: null, shippedAt: at, deliveredAt: null, lines: [{ ordinality: 1, quantity: 1 }] }
    const shipments = [7, 9].map((shipmentId) => ({ ...parcel, shipmentId }))
    await drawOrder({ shipments })
    const slips = screen.getAllByRole("link", { name: /^Packing slip of package/ }).map((link) => link.getAttribute("href"))
    expect(slips).toEqual([7, 9].map((shipmentId) => `/api/staff/desk/slip?order=${number}&parcel=${shipmentId}`))
  })

  it("DESK-04 ships the selected pieces, which default to all open ones", async () => {
    const sent = await drawOrder()
    fireEvent.change(screen.getByRole("combobox", { name: "Pieces of Slotted rotor" }), { target: { value: "1" } })
    fireEvent.click(screen.getByRole("checkbox", { name: "Pick Brake kit" }))
    fireEvent.change(screen.getByRole("textbox", { name: /Tracking number/ }), { target: { value: " 1Z999 " } })
    fireEvent.submit(screen.getByRole("form", { name: "Ship selected pieces" }))
    expect(await screen.findByText("1 piece shipped. The customer has been notified.")).toBeTruthy()
    expect(sent).toEqual([["ship", { ...seen, carrier: "ups", trackingNumber: "1Z999", lines: [{ ordinality: 1, quantity: 1 }] }]])
  })

  it("DESK-06 cancels pieces only after a confirmation", { tags: "full" }, async () => {
    const sent = await drawOrder()
    fireEvent.click(screen.getByRole("checkbox", { name: "Pick Slotted rotor" }))
    for (const answer of ["Keep it", "Cancel the pieces"]) {
      expect(sent).toEqual([])
      fireEvent.click(screen.getByRole("button", { name: "Cancel 1 piece" }))
      fireEvent.click(within(await screen.findByRole("alertdialog", { name: "Cancel 1 piece?" })).getByRole("button", { name: answer }))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    }
    await waitFor(() => expect(sent).toEqual([["cancel", { ...seen, lines: [{ ordinality: 2, quantity: 1 }] }]]))
  })

  it("DESK-08 reports a conflicting change and shows the updated order", async () => {
    const now = { ...order, revision: 5, status: "canceled" as const }
    await drawOrder({}, () => ({ problem: "Somebody else has changed this order meanwhile.", now }))
    fireEvent.submit(screen.getByRole("form", { name: "Ship selected pieces" }))
    expect((await screen.findByRole("alert")).textContent).toMatch(/Somebody else has changed this order/)
    expect(screen.queryByRole("form", { name: "Ship selected pieces" })).toBeNull()
    expect(screen.getByText("Canceled")).toBeTruthy()
  })

  it("DESK-04 does not ship an unpaid order", async () => {
    await drawOrder({ payment: { ...order.payment, state: "awaiting", mayShip: false } })
    expect(screen.queryByRole("button", { name: /^Ship/ })).toBeNull()
    expect(screen.getByText(/Do not ship until paid/)).toBeTruthy()
  })

  it("DESK-07 receives a return by line, and rejects one only with a reason", async () => {
    const back = {
      returnId: 20_418,
      orderNumber: number,
      requestedAt: at,
      reason: "does-not-fit",
      note: "Hub",
      state: "requested",
      refusedWhy: null,
      credit: 0,
      shipping: 0,
      freeFor: ["1969 Chevrolet Camaro"],
      lines: [
        { ordinality: 1, kind: "goods", title: "Slotted rotor", skuVariantNumber: "CAM-P3-1", quantity: 2, received: null, outcome: null }
      ]
    }
    const sent = await drawOrder({ returns: [back] }, () => ({ problem: null, now: { ...order, returns: [back] } }))
    expect(screen.getByText("Fit promise: we pay return shipping. Guaranteed to fit 1969 Chevrolet Camaro.")).toBeTruthy()
    fireEvent.change(screen.getByRole("combobox", { name: "Received quantity of Slotted rotor" }), { target: { value: "1" } })
    fireEvent.change(screen.getByRole("combobox", { name: "Action for Slotted rotor" }), { target: { value: "scrap" } })
    fireEvent.submit(screen.getByRole("form", { name: "Receive return 20418" }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual([
      "return/receive",
      { ...seen, returnId: 20_418, lines: [{ ordinality: 1, kind: "goods", received: 1, outcome: "scrap" }] }
    ])
    fireEvent.click(screen.getByRole("button", { name: "Reject" }))
    fireEvent.submit(screen.getByRole("form", { name: "Reject return 20418" }))
    expect(await screen.findByText("Enter a reason. The customer will read it.")).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  it("PAY-18 reports the amount of a failed refund, and retries it with one click", async () => {
    const refund = { refundId: "r1", requestedAt: at, cents: 3_000, reason: "Return 20418", state: "failed", isStuck: false }
    const payment = { ...order.payment, unreturned: 3_000, refunds: [refund] }
    const due = { ...order.payment, owed: 3_000, refunds: [refund, { ...refund, refundId: "r2", reason: "Sent again", state: "due" }] }
    const sent = await drawOrder({ payment }, () => ({ problem: null, now: { ...order, revision: 5, payment: due } }))
    expect(screen.getByRole("alert").textContent).toContain("$30.00 was not refunded")
    fireEvent.click(screen.getByRole("button", { name: "Send $30.00 Again" }))
    await screen.findByText("$30.00 refund requested again.")
    expect(sent).toEqual([["refund/repeat", { ...seen, cents: 3_000 }]])
    expect(screen.queryByRole("button", { name: /Again/ })).toBeNull()
    const rows = within(screen.getByRole("list", { name: "Refunds" })).getAllByRole("listitem")
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Return 20418\$30\.00 Failed$/),
      expect.stringMatching(/Sent again\$30\.00 Queued$/)
    ])
  })

  it("PAY-20 records with a note that a failed refund was refunded manually", async () => {
    const refund = { refundId: "r1", requestedAt: at, cents: 3_000, reason: "Return 20418", state: "failed", isStuck: false }
    const sent = await drawOrder({ payment: { ...order.payment, unreturned: 3_000, refunds: [refund] } })
    fireEvent.submit(screen.getByRole("form", { name: "Refunded manually" }))
    expect(await screen.findByText("Enter how it was refunded.")).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(screen.getByRole("textbox", { name: /How it was refunded/ }), { target: { value: " Check 1042 " } })
    fireEvent.submit(screen.getByRole("form", { name: "Refunded manually" }))
    expect(await screen.findByText("$30.00 recorded as refunded. The customer has been notified.")).toBeTruthy()
    expect(sent).toEqual([["refund/otherwise", { ...seen, cents: 3_000, note: "Check 1042" }]])
  })

  it("PAY-18 retries a stuck refund immediately, and explains where to check a doubtful payment", async () => {
    const refund = { refundId: "r1", requestedAt: at, cents: 3_000, reason: "Return 20418", state: "due", isStuck: true }
    const history = [{ eventId: 2, at, actor: "payment", who: null, what: "paymentProblem", detail: "$1.00" }]
    const sent = await drawOrder({ payment: { ...order.payment, owed: 3_000, refunds: [refund] }, history })
    expect(screen.getByText("Delayed")).toBeTruthy()
    expect(screen.getByText("A payment or refund doesn't match the order")).toBeTruthy()
    expect(screen.getByText(/^Payment: A payment or refund/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Retry Now" }))
    await waitFor(() => expect(sent).toEqual([["refund/repeat", { ...seen, cents: 0 }]]))
  })

  it("DESK-07 lists the open returns, and reports an empty list", async () => {
    await renderStaffPage("/staff/returns", { "/api/staff/desk/returns": () => [] })
    expect(await screen.findByText("No open returns.")).toBeTruthy()
  })

  it("DESK-01 has no page for an invalid order number, and no page for visitors who are not staff", async () => {
    await renderStorefront("/staff/orders/mine", { isStaff: () => true })
    await waitFor(() => expect(document.title).toMatch(/404/))
  })
})
