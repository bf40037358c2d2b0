import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { AccountForm } from "./AccountForm.tsx"

const draw = (onSend = vi.fn(async () => undefined)) => {
  render(
    <AccountForm
      label="Sign in"
      action="/api/account/login"
      fields={[{ name: "emailAddress", label: "Email", type: "email", autoComplete: "username", maxLength: 254 }]}
      hidden={{ returnUrl: "/buildlist" }}
      submit="Sign In"
      errorsOf={({ emailAddress }) => (emailAddress === "" ? { emailAddress: "Enter a valid email address." } : {})}
      onSend={onSend}
    />
  )
  return { onSend, form: screen.getByRole<HTMLFormElement>("form"), field: screen.getByLabelText<HTMLInputElement>("Email") }
}

it("without scripts the form posts its fields, including the hidden fields, to the shop", () => {
  const { form } = draw()
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/account/login"])
  expect([...new FormData(form).keys()]).toEqual(["returnUrl", "emailAddress"])
})

it("the form blocks submission while a field is invalid, shows the reason, focuses the field and updates while the visitor types", () => {
  const { field, form, onSend } = draw()
  fireEvent.submit(form)
  expect([onSend.mock.calls.length, document.activeElement, field.getAttribute("aria-invalid")]).toEqual([0, field, "true"])
  expect(screen.getByText("Enter a valid email address.")).toBeTruthy()
  fireEvent.input(field, { target: { value: "june@example.com" } })
  expect(field.getAttribute("aria-invalid")).toBe("false")
})

it("the form submits once even when clicked repeatedly", async () => {
  const waiting = Promise.withResolvers<undefined>()
  const { field, form, onSend } = draw(vi.fn(() => waiting.promise))
  fireEvent.input(field, { target: { value: "june@example.com" } })
  fireEvent.submit(form)
  fireEvent.submit(form)
  expect(onSend.mock.calls).toEqual([[{ returnUrl: "/buildlist", emailAddress: "june@example.com" }]])
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
  await act(async () => waiting.resolve(undefined))
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull()
})
