import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { PhoneField } from "./PhoneField.tsx"

const rules = {
  digits: (text: string) => text.replaceAll(/\D/g, ""),
  format: (digits: string) => digits.replace(/^(...)(...)(....)$/, "($1) $2-$3")
}

const Phone = () => {
  const [digits, setDigits] = useState("")
  return <PhoneField label="Phone Number" value={digits} onDigits={setDigits} rules={rules} />
}

it("CTRL-17 CTRL-19 the phone field keeps only the digits of the typed text, and formats them when it loses the focus", () => {
  render(<Phone />)
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone Number" })
  expect([field.type, field.autocomplete]).toEqual(["tel", "tel"])
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: "607-555 x0123" } })
  expect(field.value).toBe("6075550123")
  fireEvent.blur(field)
  expect(field.value).toBe("(607) 555-0123")
  fireEvent.focus(field)
  expect(field.value).toBe("6075550123")
})
