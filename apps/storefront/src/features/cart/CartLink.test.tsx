import { sampleListing, sampleProduct, wireCartLine } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceOption, choiceVariant, sampleChoices } from "../../../test/sampleChoices.ts"
import { CartStore } from "./CartStore.ts"

const plain = sampleChoices({
  skuVariantNumber: "CAM-2-1",
  indexOptions: [choiceOption(1, "Bore", "1 in.")],
  variants: [choiceVariant("CAM-2-1", ["1 in."])]
})
const draw = async (quantity: number) => {
  const lines = quantity === 0 ? [] : [wireCartLine({ quantity })]
  const { services } = createFakeCheckout({ lines, options: { "CAM-2": plain } })
  const listing = async () => sampleListing({ cards: [sampleProduct()] })
  const shop = await renderStorefront("/shop/brakes~2-3", { listing }, {}, createTestRuntime(null, services))
  const link = () => within(screen.getAllByRole("banner")[0]!).getByRole("link", { name: /^Cart/ })
  const announced = () => [...shop.root.querySelectorAll("[aria-live=polite]")].map((region) => region.textContent).join("")
  return { ...shop, link, announced }
}

describe("cart link", () => {
  it("NAV-05 NAV-07 shows the count and the total once they are known, and reserves their space before", async () => {
    const { container, link } = await draw(3)
    expect([link().getAttribute("href"), link().textContent?.trim()]).toEqual(["/shoppingcart", "Cart"])
    await container.resolve(CartStore).hydrate()
    expect(await screen.findByRole("link", { name: "Cart 3 items $270.00" })).toBeTruthy()
  })

  it("shows an anonymous visitor's empty cart until the runtime responds, and then the actual cart", async () => {
    const { container, link } = await draw(3)
    act(() => container.resolve(CartStore).assumeEmpty())
    expect(link().textContent).toContain("0 items")
    await container.resolve(CartStore).hydrate()
    expect(await screen.findByRole("link", { name: "Cart 3 items $270.00" })).toBeTruthy()
  })

  it.each([
    [120, "99+"],
    [0, undefined]
  ])("NAV-08 NAV-10 with %i pieces, the badge shows %s (undefined: no badge)", async (quantity, badge) => {
    const { container, root } = await draw(quantity)
    await container.resolve(CartStore).hydrate()
    await screen.findByRole("link", { name: /^Cart \d+ items/ })
    expect(root.querySelector(".cartlink .badge")?.textContent).toBe(badge)
  })

  it("announces a changed count, but not the first one", async () => {
    const { announced, container } = await draw(1)
    await container.resolve(CartStore).hydrate()
    await screen.findByRole("link", { name: "Cart 1 item $90.00" })
    expect(announced()).not.toContain("Cart:")
    fireEvent.click(screen.getByRole("button", { name: "Add to Cart: Ironvale Slotted Rotor" }))
    await waitFor(() => {
      expect(announced()).toContain("Cart: 2 items")
    })
  })

  it("announces each change of the count, even back to the first value, but nothing for a navigation", async () => {
    const { announced, container, router } = await draw(1)
    const cart = container.resolve(CartStore)
    await cart.hydrate()
    await waitFor(() => expect(cart.itemCount).toBe(1))
    const count = (itemCount: number) => act(() => cart.state && cart.receive({ ...cart.state, itemCount }))
    await count(2)
    expect(announced()).toContain("Cart: 2 items")
    await count(1)
    expect(announced()).toContain("Cart: 1 item")
    await act(() => router.navigate("/shoppingcart"))
    await screen.findByRole("heading", { level: 1, name: "Your Cart" })
    await count(5)
    await act(() => router.navigate("/shop/brakes~2-3"))
    expect(announced()).not.toContain("Cart:")
  })
})
