import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ProgressBar } from "./ProgressBar.tsx"

it("NAV-53 shows the bar only while a page loads", () => {
  const { rerender } = render(<ProgressBar active />)
  expect(screen.getByRole("progressbar", { name: "Loading page" })).toBeTruthy()
  rerender(<ProgressBar active={false} />)
  expect(screen.queryByRole("progressbar")).toBeNull()
})
