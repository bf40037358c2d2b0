import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { StaffTable } from "./StaffTable.tsx"

const table = { label: "Messages", heads: ["From", "Message"], empty: "No messages yet." }

it("the table shows visitors' text as plain text, in a box that the keyboard can scroll", () => {
  render(<StaffTable {...table} rows={[{ key: "1", cells: ["Ann", "<b>bold</b>"] }]} />)
  expect(screen.getByRole("cell", { name: "<b>bold</b>" })).toBeTruthy()
  expect(screen.getByRole("region", { name: "Messages" }).tabIndex).toBe(0)
})

it("DESK-11 the table repeats the header in each cell, for the cards of a phone", () => {
  render(<StaffTable {...table} rows={[{ key: "1", cells: ["Ann", "Where is my order?"] }]} />)
  expect(screen.getAllByRole("cell").map((cell) => cell.dataset["head"])).toEqual(["From", "Message"])
})

it("the table shows a message if it is empty", () => {
  render(<StaffTable {...table} rows={[]} />)
  expect(screen.getByText("No messages yet.")).toBeTruthy()
  expect(screen.queryByRole("table")).toBeNull()
})
