import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { NavFilter } from "./NavFilter.tsx"

it("NAV-26 GAP-71 the filter reports the typed text and a press of Enter, and announces the remaining count", () => {
  const [onChange, onEnter] = [vi.fn(), vi.fn()]
  render(<NavFilter label="Filter Makes" text="fo" onChange={onChange} onEnter={onEnter} result="1 of 36" />)
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter Makes" })
  expect([field.value, field.placeholder, screen.getByRole("status").textContent]).toEqual(["fo", "Filter", "1 of 36"])
  fireEvent.change(field, { target: { value: "for" } })
  expect(onChange).toHaveBeenCalledWith("for")
  fireEvent.submit(field.form!)
  expect(onEnter).toHaveBeenCalledOnce()
})
