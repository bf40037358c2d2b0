import { cleanup, screen, within } from "@testing-library/react"
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
  url: "/item/front-brake-pad-set/7?sku=MB-4401-S"
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
  trackingNumber: "1Z9"
}

const draw = async (oldOrders: object) => {
  const answers: Readonly<Record<string, object>> = { orders: { orders: { orders: [], total: 0 } }, oldOrders: { oldOrders } }
  const graphql = ({ operation }: { readonly operation: string }) => {
    const data = answers[operation]
    return data === undefined ? ("away" as const) : { data }
  }
  await renderStorefront("/account/orderhistory", {}, {}, createTestRuntime(june.cookie, { graphql }))
}

describe("orders from the former website", () => {
  it("shows them in the order history, as they were, with links to parts that the shop still has", async () => {
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

  it("says how many more there are, and shows nothing without any", async () => {
    await draw({ orders: [order], total: 140 })
    expect(await screen.findByText(/The newest 1 of 140 are shown\./, {}, { timeout: 15_000 })).toBeTruthy()
    cleanup()
    await draw({ orders: [], total: 0 })
    expect(await screen.findByRole("link", { name: "Track an Order" }, { timeout: 15_000 })).toBeTruthy()
    expect(screen.queryByText("Orders from our former website")).toBeNull()
  })
})
