import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const line = {
  sku: "MB-4401-S",
  title: "Brake Pad Set",
  brand: "",
  options: "",
  quantity: 2,
  unitPrice: 50,
  car: "",
  url: null,
  returnable: 1
}
const back = {
  returnId: 3,
  requestedAt: 1_796_000_000_000,
  settledAt: null,
  reason: "damaged",
  note: null,
  state: "requested",
  refusedWhy: null,
  credit: 0,
  shipping: 0,
  lines: [{ ordinality: 1, quantity: 1, kind: "goods", received: null }]
}
const order = {
  orderNumber: "RLA-10410",
  placedAt: 1_795_000_000_000,
  status: "delivered",
  currency: "USD",
  lines: [line],
  subtotal: 100,
  discount: 10,
  cores: 0,
  shipping: 9.95,
  tax: 9,
  total: 108.95,
  refunded: 0,
  carrier: "UPS",
  trackingNumber: "1Z9",
  returnBy: 1_800_000_000_000,
  returns: [back]
}
const found = { email: "june@mail.example", order }
const closed = { ...found, order: { ...order, refunded: 49.5, returns: [{ ...back, state: "closed", credit: 49.5 }] } }

/** Opens the returns page, and returns the sent changes. */
const open = async (answer: () => unknown = () => ({ problem: null, now: closed })) => {
  const sent: Array<readonly [string, unknown]> = []
  const take = (name: string) => (body: unknown) => {
    sent.push([name, body])
    return answer()
  }
  await renderStaffPage("/staff/returns", {
    "/api/staff/desk/returns": () => [],
    "/api/staff/desk/old-returns": () => [found],
    "/api/staff/desk/old-return/settle": take("settle"),
    "/api/staff/desk/old-return/refuse": take("refuse"),
    "/api/staff/desk/old-return/request": take("request")
  })
  await screen.findByRole("form", { name: "Receive return 3" }, { timeout: 15_000 })
  return sent
}
const receive = () => fireEvent.submit(screen.getByRole("form", { name: "Receive return 3" }))
const type = (name: string | RegExp, value: string) => fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } })

describe("returns of orders from the former website", () => {
  it("suggests the refund of the received pieces, and records what staff paid and how", async () => {
    const sent = await open()
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Refunded (USD)" }).value).toBe("49.50")
    type("Refund method", " Check 1042 ")
    receive()
    const result = await screen.findByText("Saved. The customer has been notified.")
    expect(result.closest("details")?.open).toBe(true)
    const seen = { oldOrderNumber: "RLA-10410", returnId: 3 }
    const lines = [{ ordinality: 1, received: 1, outcome: "restock" }]
    expect(sent).toEqual([["settle", { ...seen, lines, cents: 4950, note: "Check 1042" }]])
    expect(screen.getByText(/^Return 3: 1 × Brake Pad Set, .* closed: \$49\.50 refunded$/)).toBeTruthy()
    expect(screen.queryByRole("form", { name: "Receive return 3" })).toBeNull()
  })

  it("asks for an amount and a reason before it sends anything, and shows why a change was not made", async () => {
    const sent = await open(() => ({ problem: "At most $10.00 of this order can still be refunded.", now: found }))
    type("Refunded (USD)", "fifty")
    receive()
    expect(await screen.findByText("Enter the refund as an amount, such as 49.95.")).toBeTruthy()
    fireEvent.submit(screen.getByRole("form", { name: "Reject return 3" }))
    expect(await screen.findByText("Enter a reason. The customer will read it.")).toBeTruthy()
    expect(sent).toEqual([])
    type("Refunded (USD)", "49.50")
    receive()
    expect(await screen.findByText("At most $10.00 of this order can still be refunded.")).toBeTruthy()
  })

  it("lets staff enter a return for a customer", async () => {
    const sent = await open()
    const form = within(screen.getByRole("form", { name: "Return parts of order RLA-10410" }))
    fireEvent.change(form.getByLabelText("Brake Pad Set"), { target: { value: "1" } })
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "other" } })
    fireEvent.click(form.getByRole("button", { name: "Request Return" }))
    const lines = [{ ordinality: 1, quantity: 1, kind: "goods" }]
    await waitFor(() => expect(sent).toEqual([["request", { oldOrderNumber: "RLA-10410", lines, reason: "other", note: null }]]))
  })
})
