import { wireCartLine } from "@camber/testing/records"
import { screen, within } from "@testing-library/react"
import { type FakeCheckoutState, createFakeCheckout, webUserGuid, type WireLine } from "./createFakeCheckout.ts"
import { createTestRuntime } from "./createTestRuntime.ts"
import { renderStorefront } from "./renderStorefront.tsx"
import type { sampleProject } from "./samples.ts"

/** Renders the cart page of a visitor with these lines. */
export const drawCart = async (world: FakeCheckoutState = { lines: [wireCartLine()] }, selected = null as typeof sampleProject | null) => {
  const checkout = createFakeCheckout(world)
  const shop = await renderStorefront("/shoppingcart", {}, { selected }, createTestRuntime(`WebUserGuid=${webUserGuid}`, checkout.services))
  return { ...shop, ...checkout, world }
}

/** The rendered lines of the cart. */
export const findCartLines = () =>
  screen.findAllByRole("listitem").then((items) => items.filter((item) => item.classList.contains("cartline")))

/** Queries within the order summary. */
export const getOrderSummary = () => within(screen.getByRole("region", { name: "Order summary" }))

/** Renders the cart page with one line, and returns the line's text. */
export const drawLine = async (changes: Partial<WireLine>, selected = null as typeof sampleProject | null) => {
  const shop = await drawCart({ lines: [wireCartLine(changes)] }, selected)
  await screen.findByRole("heading", { level: 2, name: changes.title ?? "Ironvale Slotted Rotor" })
  const [line] = await findCartLines()
  return { ...shop, text: line?.textContent ?? "" }
}
