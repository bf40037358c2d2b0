import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { NavList } from "./NavList.tsx"

it("the menu renders an entry with a URL as a link, and an entry with a panel as a button with its expanded state", () => {
  const onOpen = vi.fn()
  render(
    <NavList
      entries={[
        { label: "My Cart", href: "/shoppingcart", badge: "4", icon: "shopping-cart" },
        { label: "Shop", onPress: onOpen, expanded: true },
        { label: "Toolbox", onPress: onOpen }
      ]}
    />
  )
  expect(screen.getByRole("link", { name: "My Cart 4" }).getAttribute("href")).toBe("/shoppingcart")
  expect(screen.getByRole("button", { name: "Shop", expanded: true })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Toolbox", expanded: false }))
  expect(onOpen).toHaveBeenCalledOnce()
})

it("NAV-38 the menu shows a link's picture, which is decorative", () => {
  render(<NavList dense entries={[{ label: "Ironvale", href: "/brands/ironvale", imageUrl: "/content/brands/ironvale.svg" }]} />)
  const picture = screen.getByRole("link", { name: "Ironvale" }).querySelector("img")
  expect([picture?.getAttribute("src"), picture?.alt]).toEqual(["/content/brands/ironvale.svg", ""])
})

it("the menu reports a link that opens in this window, and not one that opens elsewhere", () => {
  const onPress = vi.fn()
  render(<NavList entries={[{ label: "Deals", href: "#deals", onPress }]} />)
  const link = screen.getByRole("link", { name: "Deals" })
  fireEvent.click(link, { ctrlKey: true })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(onPress).toHaveBeenCalledOnce()
})
