import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { TextField } from "../text-field/TextField.tsx"
import { Form } from "./Form.tsx"

afterEach(() => vi.restoreAllMocks())

it("CTRL-32 a form renders nothing without a submit handler, and logs a console warning", () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { container } = render(
    <Form label="Your review" onSubmit={undefined}>
      <button>Send</button>
    </Form>
  )
  expect(container.innerHTML).toBe("")
  expect(error).toHaveBeenCalledWith("The form 'Your review' has no submit handler.")
})

it("CTRL-32 a form passes a submission to its handler in place of the browser", () => {
  const onSubmit = vi.fn()
  render(
    <Form label="Your review" onSubmit={onSubmit}>
      <button>Send</button>
    </Form>
  )
  const isTheBrowsers = fireEvent.submit(screen.getByRole("form", { name: "Your review" }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(isTheBrowsers).toBe(false)
})

it.each([
  ["posts them to the form's URL", "/forms/track", "post"],
  ["does nothing if the form has no URL", undefined, "dialog"]
])("a submission before scripts run never puts the fields into the URL, and %s", (_, action, method) => {
  render(
    <Form label="Your order" action={action} onSubmit={() => undefined}>
      <input name="email" />
    </Form>
  )
  const form = screen.getByRole("form", { name: "Your order" })
  expect(form.getAttribute("method")).toBe(method)
  expect(form.getAttribute("action")).toBe(action ?? null)
})

const Checked = () => {
  const [isTried, setTried] = useState(false)
  return (
    <Form label="Where to" onSubmit={() => setTried(true)}>
      <TextField label="Name" />
      <TextField label="Zip code" error={isTried ? "Please enter a zip code." : undefined} />
      <TextField label="City" error={isTried ? "Please enter a city." : undefined} />
      <button>Send</button>
    </Form>
  )
}

it("NAV-147 a form focuses the first invalid field at each submission", () => {
  render(<Checked />)
  for (const _ of ["first", "second"]) {
    screen.getByRole("textbox", { name: "Name" }).focus()
    fireEvent.submit(screen.getByRole("form", { name: "Where to" }))
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Zip code" }))
  }
})

/** A form that validates only on submission. */
const JudgedWhenSent = ({ rules = null }: { readonly rules?: Promise<void> | null }) => {
  const [pieces, setPieces] = useState("0")
  const [isEmpty, setEmpty] = useState(false)
  const judge = () => setEmpty(pieces === "0")
  return (
    <Form label="Return" onSubmit={() => void (rules === null ? judge() : rules.then(judge))}>
      <TextField
        label="Pieces"
        value={pieces}
        error={isEmpty ? "Choose how many." : undefined}
        onChange={({ currentTarget }) => setPieces(currentTarget.value)}
      />
      <button>Send</button>
    </Form>
  )
}
const pieces = () => screen.getByRole("textbox", { name: "Pieces" })
const send = () => {
  screen.getByRole("button", { name: "Send" }).focus()
  fireEvent.submit(screen.getByRole("form", { name: "Return" }))
}

it("NAV-147 a form does not move the focus after a valid submission that follows an invalid one", () => {
  render(<JudgedWhenSent />)
  send()
  expect(document.activeElement).toBe(pieces())
  fireEvent.input(pieces(), { target: { value: "1" } })
  send()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" }))
})

it("NAV-147 a form also focuses the first invalid field if the validation rules load after the click", async () => {
  const rules = Promise.withResolvers<void>()
  render(<JudgedWhenSent rules={rules.promise} />)
  send()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" }))
  await act(async () => rules.resolve())
  expect(document.activeElement).toBe(pieces())
})
