import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { NotFound } from "./NotFound.tsx"
import { Unavailable } from "./Unavailable.tsx"

it("ERR-01 the not-found page shows 'Error 404' with a headline, a subline and a picture, and links back to the shop", () => {
  render(
    <NotFound
      headline="This page spun out."
      subline="Pick a line and rejoin the track."
      picture={{ src: "/images/spin.svg", alt: "Skid marks" }}
      ways={[{ label: "Continue Shopping", href: "/" }]}
      categories={[{ label: "Brakes", href: "/shop/brakes~2-3" }]}
      allCategories={{ label: "Shop All Categories", href: "/shop/all" }}
    />
  )
  expect(screen.getByText("Error 404")).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "This page spun out." })).toBeTruthy()
  expect(screen.getByRole("img", { name: "Skid marks" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Continue Shopping" }).getAttribute("href")).toBe("/")
  const categories = within(screen.getByRole("region", { name: "Shop Top Categories" }))
  expect(categories.getByRole("link", { name: "Brakes" }).getAttribute("href")).toBe("/shop/brakes~2-3")
  expect(categories.getByRole("link", { name: "Shop All Categories" }).getAttribute("href")).toBe("/shop/all")
})

it("ERR-12 the generic error page shows the next step, the phone number and an apology", () => {
  const { container } = render(<Unavailable phone="1-800-555-0100" />)
  expect(screen.getByRole("heading", { level: 1, name: "Well, That's Embarrassing" })).toBeTruthy()
  expect(container.textContent).toContain(
    "This page is temporarily unavailable. Please refresh the page or call customer service at 1-800-555-0100. We apologize for the inconvenience."
  )
})
