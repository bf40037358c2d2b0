import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { OwnPartsList } from "./OwnPartsList.tsx"

const pair = { verdict: "meets" as const, label: "Meets", text: "They go together: 26 teeth on both.", advice: null, links: [] }
const part = {
  title: "Close-Ratio Transmission",
  url: "/item/close-ratio-transmission/901",
  listName: null,
  because: null,
  pairs: [pair, pair]
}

it("MATE-05 the list contains two variants of a product, and shows a repeated answer of each only once", () => {
  const errors = vi.spyOn(console, "error")
  render(<OwnPartsList parts={[part, { ...part, pairs: [pair] }]} unrelatedCount={0} />)
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2)
  expect(screen.getAllByText(/They go together/)).toHaveLength(2)
  expect(errors).not.toHaveBeenCalled()
})

it("OWN-04 the list names a part of the car as the reason, without a link if the shop does not sell it", () => {
  render(<OwnPartsList parts={[{ ...part, title: "Muncie M21", url: "", because: "because you have a Muncie M21" }]} unrelatedCount={0} />)
  expect(screen.getByText("On your build sheet, because you have a Muncie M21")).toBeTruthy()
  expect(screen.getByRole("heading", { name: "Muncie M21" })).toBeTruthy()
  expect(screen.queryByRole("link")).toBeNull()
})
