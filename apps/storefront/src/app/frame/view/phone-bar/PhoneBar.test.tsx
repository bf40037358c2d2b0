import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { PhoneBar } from "./PhoneBar.tsx"

it("NAV-47 the phone bar shows exactly the given items, whose links may open an overlay, and marks the current one", () => {
  const pressed = vi.fn()
  render(
    <PhoneBar
      items={[
        { label: "Menu", icon: "menu", href: "/categories", opener: { expanded: false, onOpen: pressed } },
        { label: "Cart", icon: "shopping-cart", href: "/shoppingcart", current: true, badge: "99+" }
      ]}
    />
  )
  fireEvent.click(screen.getByRole("link", { name: "Menu" }))
  expect(pressed).toHaveBeenCalledOnce()
  const cart = screen.getByRole("link", { name: "Cart 99+" })
  expect([cart.getAttribute("href"), cart.getAttribute("aria-current")]).toEqual(["/shoppingcart", "page"])
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})
