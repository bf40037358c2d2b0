import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { DueDates } from "./DueDates.tsx"

const items = [
  { name: "Helmet", until: "2027-06-01" },
  { name: "Belts", until: "2026-12-10" }
]

it("CLASS-08 DueDates reminds of items that expire within a month, the most urgent first", () => {
  const { rerender } = render(<DueDates items={items} today="2026-11-30" />)
  expect(screen.getByRole("status").textContent).toBe("Replace or recertify before you raceBelts")
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "BeltsDecember 10, 2026Good for 10 days",
    "HelmetJune 1, 2027Good for 183 days"
  ])
  rerender(<DueDates items={items} today="2026-12-11" />)
  expect(screen.getByRole("alert").textContent).toContain("Belts")
})
