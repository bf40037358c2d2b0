import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { CartLink } from "./CartLink.tsx"

it("NAV-07 the cart link shows the count as a badge and in words, with the total", () => {
  render(<CartLink href="/shoppingcart" badge="99+" count="120 items" total="$1,248.97" />)
  expect(screen.getByRole("link", { name: "Cart 120 items $1,248.97" }).getAttribute("href")).toBe("/shoppingcart")
  expect(screen.getByText("99+")).toBeTruthy()
})

it("the cart link shows no count while the cart is unknown", () => {
  render(<CartLink href="/shoppingcart" />)
  expect(screen.getByRole("link", { name: "Cart" }).textContent?.trim()).toBe("Cart")
})
