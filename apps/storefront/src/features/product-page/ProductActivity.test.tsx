import type { MemoryServices } from "@camber/adapter-memory"
import type { ProductPage } from "@camber/domain/catalog"
import { shippingEstimates } from "@camber/domain/location"
import { sampleProductPage } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { accountServices, june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

describe("product activity after the first interaction", () => {
  const interact = () => act(async () => void fireEvent.pointerMove(document.body))
  const drawKnown = (services: MemoryServices, changes: Partial<ProductPage> = {}, cookie: string | null = null) =>
    renderStorefront("/item/slotted-rotor/2", { product: async () => sampleProductPage(changes) }, {}, createTestRuntime(cookie, services))
  const facts = (promotion: object | null): MemoryServices => ({
    graphql: ({ operation }) =>
      operation === "GetFeatureFlags" ? { data: { featureFlags: flagNamesOn.map((name) => ({ name, value: "true" })) } } : "away",
    json: ({ path }) => {
      if (path === "/api/products/activity/batch")
        return { data: { productActivities: [{ skuBaseNumber: "CAM-2", text: "In 12 carts this week" }] } }
      return path === "/api/products/promotionpreview/batch"
        ? { data: { skuPromotionPreviews: promotion === null ? [] : [promotion] } }
        : "away"
    }
  })
  const flagNamesOn = ["PRP_FrontEnd_Promo_Preview", "Product_Activity_Frontend_Enabled"]

  it("CALL-132 shows the activity of other shoppers after the first interaction", async () => {
    await drawKnown(facts(null))
    expect(screen.queryByText("In 12 carts this week")).toBeNull()
    await interact()
    expect(await screen.findByText("In 12 carts this week")).toBeTruthy()
  })

  it("CALL-128 GAP-C38 shows the discount of the shopper's own code first", async () => {
    await drawKnown(facts({ skuBaseNumber: "CAM-2", percentOff: 10, dollarsOff: 9 }))
    await interact()
    expect(await screen.findByText("Your code takes $9.00 off this part")).toBeTruthy()
  })

  it("GAP-C58 CALL-128 shows the visitor's special price in place of the price, and the code below it", async () => {
    const { memory } = accountServices({ profile: { ...june.profile, isSpecialPriceEligible: true } })
    const known = facts({ skuBaseNumber: "CAM-2", percentOff: 10, dollarsOff: 9 })
    const graphql: MemoryServices["graphql"] = (request) =>
      request.operation === "userProfile" ? (memory.graphql?.(request) ?? "away") : (known.graphql?.(request) ?? "away")
    await drawKnown({ ...known, graphql }, {}, june.cookie)
    const buy = within(screen.getByRole("region", { name: "Ironvale Slotted Rotor" }))
    expect(buy.getAllByText("$90.00")).toHaveLength(2)
    await interact()
    expect((await buy.findAllByText("your price"))[0]?.parentElement?.textContent).toBe("$85.50 your price")
    expect(await buy.findByText("Your code takes $9.00 off this part")).toBeTruthy()
  })

  it("FLAG-11 shows no delivery date without its flag and sends no request", async () => {
    const { services } = createFakeCheckout({})
    const asked: Array<string> = []
    const json: MemoryServices["json"] = (request) => {
      asked.push(request.path)
      return services.json?.(request) ?? "away"
    }
    await drawKnown({ ...services, json })
    fireEvent.click(screen.getByRole("button", { name: "Get delivery date" }))
    const form = within(await screen.findByRole("form", { name: "Delivery estimate" }))
    fireEvent.change(form.getByRole("textbox", { name: "Postal code" }), { target: { value: "90210" } })
    fireEvent.click(form.getByRole("button", { name: "Get Delivery Date" }))
    expect(await form.findByText("We don't have a delivery date yet.")).toBeTruthy()
    expect(asked).not.toContain(shippingEstimates.path)
  })

  it("AXS-01 moves the focus from the button to its form, and keeps it there when the first ZIP code is accepted", async () => {
    const { services } = createFakeCheckout({ estimate: () => "Get it Tue, Nov 24" })
    await drawKnown(services)
    const opener = screen.getByRole("button", { name: "Get delivery date" })
    opener.focus()
    fireEvent.click(opener)
    const form = within(await screen.findByRole("form", { name: "Delivery estimate" }))
    const field = form.getByRole("textbox", { name: "Postal code" })
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: "90210" } })
    fireEvent.click(form.getByRole("button", { name: "Get Delivery Date" }))
    expect(await form.findByText("Get it by Tue, Nov 24")).toBeTruthy()
    expect(document.activeElement).toBe(field)
  })

  it("CALL-130 LOC-11 shows the delivery date for an entered location", async () => {
    const checkout = createFakeCheckout({ estimate: (zip) => (zip === "90210" ? "Get it Tue, Nov 24" : "Get it Wed, Nov 25") })
    await drawKnown(checkout.services)
    fireEvent.click(screen.getByRole("button", { name: "Get delivery date" }))
    const form = within(await screen.findByRole("form", { name: "Delivery estimate" }))
    const ask = (country: string, code: string) => {
      fireEvent.change(form.getByRole("combobox", { name: "Country" }), { target: { value: country } })
      fireEvent.change(form.getByRole("textbox", { name: "Postal code" }), { target: { value: code } })
      fireEvent.click(form.getByRole("button", { name: "Get Delivery Date" }))
    }
    ask("US", "9021")
    expect(await form.findByText("Enter a five-digit US ZIP code, such as 90210.")).toBeTruthy()
    ask("US", "90210")
    expect(await form.findByText("Get it by Tue, Nov 24")).toBeTruthy()
    ask("CA", "K1A-0B1")
    expect(await form.findByText("Enter a Canadian postal code, such as K1A 0B1.")).toBeTruthy()
    ask("CA", "K1A 0B1")
    expect(await form.findByText("We ship there, but we don't have a delivery date.")).toBeTruthy()
  })
})
