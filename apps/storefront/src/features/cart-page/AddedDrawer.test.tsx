import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Quantity } from "@camber/domain/catalog"
import { sampleCartItem } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout, webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { verdicts } from "../../../test/samples.ts"
import { CartStore } from "../cart/CartStore.ts"

const item = sampleCartItem({ quantityRequested: Quantity.make(5) })

const add = async (added: FakeCheckoutState["added"] = {}, clashes: FakeCheckoutState["clashes"] = []) => {
  const { container } = await renderStorefront(
    "/shoppingcart",
    {},
    {},
    createTestRuntime(`WebUserGuid=${webUserGuid}`, createFakeCheckout({ lines: [], added, clashes }).services)
  )
  const intent = { title: "Rotor", items: [item], productPageId: 2, productPageUrl: null, failureHref: null }
  await act(async () => void (await container.resolve(CartStore).add(intent)))
  return screen.findByRole("dialog", {}, { timeout: 8000 })
}

describe("add-to-cart confirmation", () => {
  it("ATC-15 ATC-17 shows the chosen options, the quantity and the total price", async () => {
    const dialog = await add()
    expect(dialog.textContent).toContain("5 Items Added to Cart")
    expect(dialog.textContent).toContain("Rotor$450.00Bore: 1 in. · CAM-2-1 · Qty 5")
  })

  it("CORE-01 shows the deposit and the total with all deposits, as in the cart", async () => {
    const dialog = await add({ coreCharge: 20 })
    expect(dialog.textContent).toContain("Core deposit $100.00 (5 × $20.00), refunded with your old parts")
    expect(dialog.textContent).toContain("Subtotal$450.00Refundable core deposits$100.00Your cart: 5 items$550.00")
  })

  it("names the car of the item, with its fitment verdict", async () => {
    const addedFor = { projectName: "2004 Ford F-150 with 5.4L V8", verdict: verdicts.guaranteed }
    expect((await add({ addedFor })).textContent).toMatch(/For your 2004 Ford F-150.5\.4L V8Guaranteed To Fit/)
  })

  it("lists the parts of a kit", async () => {
    const part = { ordinality: 1, skuVariantNumber: "CAM-7-1", title: "Rotor", options: ["Slotted"], quantity: 2 }
    expect((await add({ options: [], kitComponents: [part] })).textContent).toContain("2 × Rotor, Slotted · CAM-2-1")
  })

  it("shows the quantity that was added, and the reason if it is lower than requested", async () => {
    const dialog = await add({ pieces: 3, price: 270, note: "Only 3 left: your cart holds all of them." })
    expect(dialog.textContent).toContain("3 Items Added to Cart")
    expect(dialog.textContent).toContain("Qty 3")
    expect(dialog.textContent).toContain("Only 3 left: your cart holds all of them.")
  })

  it("MATE-06 warns that the added part does not meet a part in the cart, with both figures", async () => {
    const answer = {
      verdict: "doesNotMeet" as const,
      label: "Does not meet",
      text: "The clutch disc has 10 teeth, this transmission has 26 teeth: they do not go together.",
      advice: null,
      links: [{ label: "Clutch Kits that meet", href: "/shop/all" }]
    }
    const dialog = await add({}, [
      { skuVariantNumbers: [item.skuVariantNumber, "CAM-901-1"], titles: ["Clutch Kit", "Transmission"], because: null, ...answer },
      {
        skuVariantNumbers: ["CAM-8-1", "CAM-9-1"],
        titles: ["Starter", "Flexplate"],
        because: null,
        ...answer,
        text: "Of two other parts.",
        links: []
      }
    ])
    expect(await within(dialog).findByText(answer.text)).toBeTruthy()
    expect(within(dialog).queryByText("Of two other parts.")).toBeNull()
    // A followed link closes the drawer, so that it does not cover the next page.
    fireEvent.click(within(dialog).getByRole("link", { name: "Clutch Kits that meet" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })
})
