import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { LinkBoard } from "./LinkBoard.tsx"
import { TileGrid } from "./Tile.tsx"

it("a tile is one link with its name and, if given, its count", () => {
  render(
    <TileGrid
      tiles={[
        { label: "Brakes", href: "/shop/brakes~2-3", picture: { src: "/images/rotor.svg", alt: "" } },
        { label: "Sprint Car", href: "/race/sprint-car", picture: { src: "/images/sprint.svg", alt: "" }, count: "7,215", race: true }
      ]}
    />
  )
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Brakes", "/shop/brakes~2-3"],
    ["Sprint Car7,215", "/race/sprint-car"]
  ])
})

it("a row of the link board can have no count", () => {
  render(<LinkBoard rows={[{ label: "Drift", href: "/race/drift" }]} />)
  expect(screen.getByRole("link", { name: "Drift" })).toBeTruthy()
})
