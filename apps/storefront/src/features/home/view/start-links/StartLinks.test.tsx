import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { StartLinks } from "./StartLinks.tsx"

it("StartLinks lists its links and ends with a link to all of them", () => {
  render(
    <StartLinks title="Street" icon="car" links={[{ label: "Ford", href: "/makes/ford" }]} more={{ label: "All makes", href: "/makes" }} />
  )
  const links = screen.getByRole("navigation", { name: "Street" }).querySelectorAll("a")
  expect([...links].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ford", "/makes/ford"],
    ["All makes", "/makes"]
  ])
})
