import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { StaffTable } from "./StaffTable.tsx"

const table = { label: "Messages", heads: ["From", "Message"], empty: "No messages yet." }

it("shows what visitors wrote as the text that it is, in a box that the keyboard can scroll", () => {
  render(<StaffTable {...table} rows={[{ key: "1", cells: ["Ann", "<b>bold</b>"] }]} />)
  expect(screen.getByRole("cell", { name: "<b>bold</b>" })).toBeTruthy()
  expect(screen.getByRole("region", { name: "Messages" }).tabIndex).toBe(0)
})

it("DESK-11 has each cell's head with it, for a phone, where it is a card", () => {
  render(<StaffTable {...table} rows={[{ key: "1", cells: ["Ann", "Where is my order?"] }]} />)
  expect(screen.getAllByRole("cell").map((cell) => cell.dataset["head"])).toEqual(["From", "Message"])
})

it("says so where there is nothing", () => {
  render(<StaffTable {...table} rows={[]} />)
  expect(screen.getByText("No messages yet.")).toBeTruthy()
  expect(screen.queryByRole("table")).toBeNull()
})
