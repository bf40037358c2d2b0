import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ListSkeleton } from "./ListSkeleton.tsx"

it("announces the loading content and has the requested number of rows", () => {
  render(<ListSkeleton label="Loading your garage" rows={3} />)
  const list = screen.getByRole("status")
  expect(list.textContent).toBe("Loading your garage")
  expect(list.querySelectorAll(".sk")).toHaveLength(3)
})
