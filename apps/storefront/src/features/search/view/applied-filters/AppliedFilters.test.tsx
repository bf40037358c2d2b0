import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { AppliedFilters } from "./AppliedFilters.tsx"

it("AppliedFilters links each filter to the list without it, and has one link that clears all filters", () => {
  render(<AppliedFilters filters={[{ label: "New", href: "/shop/all?facet=Brand:7" }]} clearHref="/shop/all" />)
  expect(screen.getByRole("link", { name: "Remove filter New" }).getAttribute("href")).toBe("/shop/all?facet=Brand:7")
  expect(screen.getByRole("link", { name: "Clear all" }).getAttribute("href")).toBe("/shop/all")
})

it("AppliedFilters renders nothing without filters", () => {
  const { container } = render(<AppliedFilters filters={[]} clearHref="/shop/all" />)
  expect(container.childElementCount).toBe(0)
})
