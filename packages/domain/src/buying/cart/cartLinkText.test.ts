import { describe, expect, it } from "vitest"
import type { CartLinkItem } from "./cartLinkPage.ts"
import { getCartLinkItemText, getCartLinkTitle } from "./cartLinkText.ts"

const added: CartLinkItem = { id: "CAM-1", outcome: "added", message: null, href: null, isKit: false, choices: [] }
const unknown: CartLinkItem = { ...added, outcome: "unknown" }
const outcome = (...items: ReadonlyArray<CartLinkItem>) =>
  getCartLinkTitle({ _tag: "Outcome", items, vehicle: null, target: "/shoppingcart", retry: "/buy/CAM-1:1" })

describe("the page of a cart link", () => {
  it("counts the parts that are in the cart", () => {
    expect([outcome(added), outcome(added, added), outcome(added, unknown), outcome(added, added, unknown)]).toEqual([
      "The part is in your cart",
      "The parts are in your cart",
      "1 of 2 parts is in your cart",
      "2 of 3 parts are in your cart"
    ])
    expect([outcome(unknown), outcome(unknown, unknown)]).toEqual(["This part isn't in your cart", "These parts aren't in your cart"])
  })

  it("has no text for a part that is in the cart as requested, and names a lower quantity", () => {
    expect(getCartLinkItemText(added)).toBeNull()
    expect(getCartLinkItemText({ ...added, message: "Only 2 left." })).toEqual({ text: ": Only 2 left.", action: null })
  })

  it("names the choices of a kit and links to the kit's page", () => {
    const kit: CartLinkItem = {
      ...added,
      outcome: "choices",
      href: "/item/brake-kit/4",
      isKit: true,
      choices: ["Slotted Rotor or Drilled Rotor", "Pad Set: Compound"]
    }
    expect(getCartLinkItemText(kit)).toEqual({
      text: " is a kit with parts to choose: Slotted Rotor or Drilled Rotor; Pad Set: Compound.",
      action: { label: "Choose its parts", href: "/item/brake-kit/4" }
    })
    expect(getCartLinkItemText({ ...kit, isKit: false, choices: [] })?.text).toBe(" comes in several versions.")
  })

  it("links to the search if the part has no page", () => {
    expect(getCartLinkItemText({ ...unknown, id: "A/B" })?.action).toEqual({ label: "Search for it", href: "/search?query=A%2FB" })
    expect(getCartLinkItemText({ ...unknown, outcome: "unavailable", message: "Sold out." })).toEqual({
      text: " can't be added. Sold out.",
      action: { label: "See the part", href: "/search?query=CAM-1" }
    })
  })
})
