import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { FieldForm } from "./FieldForm.tsx"

const renderForm = (onSend = vi.fn<(text: string) => void>()) => {
  render(<FieldForm label="Gift card" inputKey="1" error={undefined} button={<button type="submit">Add</button>} onSend={onSend} />)
  return { onSend, field: screen.getByRole<HTMLInputElement>("textbox", { name: "Gift card" }) }
}

it("the form passes its text on as typed", () => {
  const { field, onSend } = renderForm()
  fireEvent.change(field, { target: { value: " abc 1 " } })
  fireEvent.click(screen.getByRole("button", { name: "Add" }))
  expect(onSend.mock.calls).toEqual([[" abc 1 "]])
})

it("the form keeps the text out of the URL if it is sent before hydration", () => {
  expect(renderForm().field.form?.method).toBe("dialog")
})
