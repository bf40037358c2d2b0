import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { ListNameField } from "./ListNameField.tsx"

it("TOAST-15 the name field shows the used length and the error of the name", () => {
  const onChange = vi.fn()
  render(<ListNameField value="Brakes" counter="6/40 characters" error="Please provide a list name." onChange={onChange} />)
  const field = screen.getByRole("textbox", { name: "List name" })
  expect(screen.getByText("6/40 characters")).toBeTruthy()
  expect([field.getAttribute("aria-invalid"), screen.getByText("Please provide a list name.")]).toEqual(["true", expect.anything()])
  fireEvent.change(field, { target: { value: "Engine" } })
  expect(onChange.mock.calls).toEqual([["Engine"]])
})
