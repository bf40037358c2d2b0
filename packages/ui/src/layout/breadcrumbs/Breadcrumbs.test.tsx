import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Breadcrumbs } from "./Breadcrumbs.tsx"

it("links each ancestor and ends with this page, which is not a link", () => {
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
