import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { PhoneBar } from "./PhoneBar.tsx"

it("NAV-47 shows exactly the items given, as links or buttons, and marks the current one", () => {
  const pressed = vi.fn()
  render(
    <PhoneBar
      items={[
        { label: "Menu", icon: "menu", onPress: pressed },
        { label: "Cart", icon: "shopping-cart", href: "/shoppingcart", current: true, badge: "99+" }
      ]}
    />
  )
  fireEvent.click(screen.getByRole("button", { name: "Menu" }))
  expect(pressed).toHaveBeenCalledOnce()
  const cart = screen.getByRole("link", { name: "Cart 99+" })
  expect([cart.getAttribute("href"), cart.getAttribute("aria-current")]).toEqual(["/shoppingcart", "page"])
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})
