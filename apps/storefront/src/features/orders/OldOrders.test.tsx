import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"

afterEach(cleanup)

const line = {
  sku: "MB-4401-S",
  title: "Front Brake Pad Set",
  brand: "Marrowbone Brake",
  options: "Compound: Street",
  quantity: 2,
  unitPrice: 49.95,
  car: "1967 Chevrolet Camaro",
  url: "/item/front-brake-pad-set/7?sku=MB-4401-S",
  returnable: 2
}
const order = {
  orderNumber: "RLA-10410",
  placedAt: 1_735_745_400_000,
  status: "shipped",
  currency: "CAD",
  lines: [line, { ...line, title: "Air Cleaner", url: null }],
  subtotal: 99.9,
  discount: 10,
  cores: 0,
  shipping: 9.95,
  tax: 3.37,
  total: 103.22,
  refunded: 0,
  carrier: "UPS",
  trackingNumber: "1Z9",
  returnBy: 1_800_000_000_000,
  returns: []
}

/** The order after one piece of its first line was sent back. */
const returned = {
  ...order,
  lines: [
    { ...line, returnable: 1 },
    { ...line, title: "Air Cleaner", url: null, returnable: 0 }
  ],
  returns: [
    {
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
  ]
}

const draw = async (oldOrders: object, requestOldReturn: object = {}) => {
  const answers: Readonly<Record<string, object>> = {
    orders: { orders: { orders: [], total: 0 } },
    oldOrders: { oldOrders },
    requestOldReturn: { requestOldReturn }
  }
  const graphql = ({ operation }: { readonly operation: string }) => {
    const data = answers[operation]
    return data === undefined ? ("away" as const) : { data }
  }
  await renderStorefront("/account/orderhistory", {}, {}, createTestRuntime(june.cookie, { graphql }))
}

describe("orders from the former website", () => {
  it("shows them unchanged in the order history, with links to parts that the shop still has", async () => {
    await draw({ orders: [order], total: 1 })
    const section = within(await screen.findByRole("region", { name: "Orders from our former website" }, { timeout: 15_000 }))
    expect(section.getByText("Order RLA-10410").nextElementSibling?.textContent).toMatch(/2025 · Shipped · CAD 103\.22$/)
    expect(section.getByRole("link", { name: "Front Brake Pad Set" }).getAttribute("href")).toBe(line.url)
    expect(section.queryByRole("link", { name: "Air Cleaner" })).toBeNull()
    expect(section.getAllByText("2 × CAD 49.95")).toHaveLength(2)
    expect(section.getAllByText("Marrowbone Brake · MB-4401-S · Compound: Street · for a 1967 Chevrolet Camaro")).toHaveLength(2)
    expect(section.getByText("-CAD 10.00")).toBeTruthy()
    expect(section.getByText("Sent with UPS 1Z9")).toBeTruthy()
    expect(screen.queryByText("No orders on your account yet")).toBeNull()
  })

  it("returns pieces after a quantity and a reason are chosen, and then shows the return", async () => {
    await draw({ orders: [order], total: 1 }, { message: null, order: returned })
    const form = within(await screen.findByRole("form", { name: "Return parts of order RLA-10410", hidden: true }, { timeout: 15_000 }))
    const submit = () => fireEvent.click(form.getByRole("button", { name: "Request Return", hidden: true }))
    submit()
    expect(await form.findByText("Choose a reason.")).toBeTruthy()
    fireEvent.change(form.getByLabelText("Front Brake Pad Set"), { target: { value: "1" } })
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "damaged" } })
    submit()
    expect(await screen.findByText(/^Return 3: 1 × Front Brake Pad Set, requested .*, not received yet$/)).toBeTruthy()
  })

  it("shows why a return was not accepted, and keeps what was chosen", async () => {
    await draw({ orders: [order], total: 1 }, { message: "You can't return that many items from this order.", order: null })
    const form = within(await screen.findByRole("form", { name: "Return parts of order RLA-10410", hidden: true }, { timeout: 15_000 }))
    fireEvent.change(form.getByLabelText("Front Brake Pad Set"), { target: { value: "2" } })
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "other" } })
    fireEvent.click(form.getByRole("button", { name: "Request Return", hidden: true }))
    expect(await form.findByText("You can't return that many items from this order.")).toBeTruthy()
    expect(form.getByLabelText<HTMLSelectElement>("Front Brake Pad Set").value).toBe("2")
  })

  it("states how many more orders there are, and shows nothing if there are none", async () => {
    await draw({ orders: [order], total: 140 })
    expect(await screen.findByText(/The newest 1 of 140 are shown\./, {}, { timeout: 15_000 })).toBeTruthy()
    cleanup()
    await draw({ orders: [], total: 0 })
    expect(await screen.findByRole("link", { name: "Track an Order" }, { timeout: 15_000 })).toBeTruthy()
    expect(screen.queryByText("Orders from our former website")).toBeNull()
  })
})
