import { render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { FacetGroup, type FacetValue } from "./FacetGroup.tsx"

const value = (number: number, more: Partial<FacetValue> = {}): FacetValue => ({
  label: `Brand ${number}`,
  href: `/shop/all?facet=Brand:${number}`,
  count: `${number}`,
  ...more
})
const values = (count: number) => Array.from({ length: count }, (_, index) => value(index + 1))

describe("a facet", () => {
  it("offers its values as links that crawlers ignore and that work without scripts", () => {
    render(<FacetGroup title="Brand" values={values(2)} />)
    const link = screen.getByRole("link", { name: "Brand 2 2 items" })
    expect(link.getAttribute("href")).toBe("/shop/all?facet=Brand:2")
    expect(link.getAttribute("rel")).toBe("nofollow")
  })

  it("marks selected values and does not link values without results", () => {
    render(<FacetGroup title="Brand" values={[value(1, { selected: true }), value(2, { disabled: true })]} />)
    expect(screen.getByRole("link", { name: /^Brand 1 1 item ?, selected$/ }).getAttribute("aria-current")).toBe("true")
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByText(/Brand 2/).getAttribute("aria-disabled")).toBe("true")
  })

  it("folds a long list, with the selected value in view", () => {
    const long = [...values(9), value(10, { selected: true })]
    const { container } = render(<FacetGroup title="Brand" values={long} />)
    expect(screen.getByText("Show all (10)")).toBeTruthy()
    const folded = [...container.querySelectorAll("details details a")].map((link) => link.getAttribute("href"))
    expect(folded).toEqual([7, 8, 9].map((number) => value(number).href))
  })

  it("does not fold a short list", () => {
    render(<FacetGroup title="Brand" values={values(6)} />)
    expect(screen.queryByText(/Show all/)).toBeNull()
  })
})
