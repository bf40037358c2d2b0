import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Breadcrumbs } from "./Breadcrumbs.tsx"

it("the breadcrumbs link to each ancestor, and end with the current page, which is not a link", () => {
  render(
    <Breadcrumbs
      items={[
        { label: "Home", href: "/" },
        { label: "Shop", href: "/shop/all" }
      ]}
      current="Brakes"
    />
  )
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/shop/all"])
  expect(screen.getByText("Brakes").getAttribute("aria-current")).toBe("page")
})
