import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { PhoneBar } from "./PhoneBar.tsx"

it("NAV-47 shows exactly the items given, whose links may open something over the page, and marks the current one", () => {
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
