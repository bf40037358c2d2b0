import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { Footer } from "./Footer.tsx"

const line = {
  shopName: "Camber",
  phone: "1-800-555-0100",
  hours: "7am to 10pm Central, every day",
  owner: "© 2026 Camber"
}

it("NAV-52 the condensed footer shows the contact and the owner's line and no columns", () => {
  render(<Footer {...line} />)
  expect(screen.getByRole("link", { name: line.phone })).toBeTruthy()
  expect(screen.getByText(line.owner)).toBeTruthy()
  expect(screen.queryByRole("navigation")).toBeNull()
})

it("each column is a named navigation landmark", () => {
  render(<Footer {...line} columns={[{ title: "Shop", links: [{ label: "Street", href: "/street" }] }]} />)
  expect(within(screen.getByRole("navigation", { name: "Shop" })).getByRole("link", { name: "Street" })).toBeTruthy()
})
