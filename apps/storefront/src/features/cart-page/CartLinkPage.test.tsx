import type { CartLinkPage } from "@camber/domain/cart"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"

const open = (page: CartLinkPage) => renderStorefront("/buy/CAM-1:1", { cartLink: async () => page })

it("the page of a cart link lists the items that were not added inside the shop's frame, and links to the kit and the cart", async () => {
  const part = { message: null, href: null, isKit: false, choices: [] }
  await open({
    _tag: "Outcome",
    items: [
      { ...part, id: "CAM-1", outcome: "added" },
      { ...part, id: "<b>NO", outcome: "unknown" },
      { ...part, id: "CAM-K", outcome: "choices", href: "/item/brake-kit/4", isKit: true, choices: ["Pads: Compound"] }
    ],
    vehicle: null,
    target: "/shoppingcart",
    retry: "/buy/CAM-1:1"
  })
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("heading", { level: 1 }).textContent).toBe("1 of 3 parts is in your cart")
  expect(main.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "<b>NO is no longer sold, or the number is wrong. Search for it",
    "CAM-K is a kit with parts to choose: Pads: Compound. Choose its parts"
  ])
  expect(main.getByRole("link", { name: "Choose its parts" }).getAttribute("href")).toBe("/item/brake-kit/4")
  expect(main.getByRole("link", { name: "View Cart" }).getAttribute("href")).toBe("/shoppingcart")
  expect(screen.getByRole("banner")).toBeTruthy()
  expect(screen.getByRole("contentinfo")).toBeTruthy()
})

it("the page of a cart link asks with a form before it replaces the selected vehicle", async () => {
  const vehicle = { _tag: "Other", name: "1969 Camaro", selectedName: "1970 Nova", action: "/buy/CAM-1:1?select=1" } as const
  await open({ _tag: "Outcome", items: [], vehicle, target: "/shoppingcart", retry: "/buy/CAM-1:1" })
  const form = screen.getByRole("button", { name: "Select 1969 Camaro" }).closest("form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/buy/CAM-1:1?select=1"])
  expect(screen.getByRole("link", { name: "Keep 1970 Nova" }).getAttribute("href")).toBe("/shoppingcart")
})

it("the page of a cart link does not open the link again when the selected vehicle changes", async () => {
  let opened = 0
  const page: CartLinkPage = { _tag: "Unavailable", retry: "/buy/CAM-1:1" }
  const { router } = await renderStorefront("/buy/CAM-1:1", {
    cartLink: async () => {
      opened += 1
      return page
    }
  })
  const before = opened
  expect(before).toBeGreaterThan(0)
  await act(() => router.revalidate())
  expect(opened).toBe(before)
  // The browser follows the link, because the router would stay at its own URL.
  expect(fireEvent.click(screen.getByRole("link", { name: "Try Again" }))).toBe(true)
})

it("the browser renders no page for a cart link that was not opened", async () => {
  await renderStorefront("/buy/CAM-1:1")
  expect(screen.queryByRole("heading", { name: /cart/i, level: 1 })).toBeNull()
})
