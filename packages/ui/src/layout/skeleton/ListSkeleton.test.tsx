import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ListSkeleton } from "./ListSkeleton.tsx"

it("a list to come says what is on its way and has as many rows as asked for", () => {
  render(<ListSkeleton label="Loading your garage" rows={3} />)
  const list = screen.getByRole("status")
  expect(list.textContent).toBe("Loading your garage")
  expect(list.querySelectorAll(".sk")).toHaveLength(3)
})
