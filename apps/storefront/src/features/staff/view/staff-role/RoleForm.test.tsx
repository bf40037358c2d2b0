import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { RoleForm } from "./RoleForm.tsx"

it("EDIT-11 the form sets another role only when the button is clicked", () => {
  const onSet = vi.fn()
  const options = [{ value: "owner", label: "Owner" }]
  render(<RoleForm email="boss@shop.test" current="owner" options={options} isBusy={false} onSet={onSet} />)
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Set role of boss@shop.test" })
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByRole("combobox", { name: "Role of boss@shop.test" }), { target: { value: "" } })
  expect(onSet).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onSet).toHaveBeenCalledExactlyOnceWith("")
})
