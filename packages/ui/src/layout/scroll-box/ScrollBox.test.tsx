import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ScrollBox } from "./ScrollBox.tsx"

it("a scroll box can be focused by keyboard and has a name", () => {
  render(<ScrollBox label="What it fits">table</ScrollBox>)
  expect(screen.getByRole("region", { name: "What it fits" }).tabIndex).toBe(0)
})
