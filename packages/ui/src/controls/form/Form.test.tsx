import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { TextField } from "../text-field/TextField.tsx"
import { Form } from "./Form.tsx"

afterEach(() => vi.restoreAllMocks())

it("CTRL-32 draws nothing without a submit handler, and the console says so", () => {
  const error = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { container } = render(
    <Form label="Your review" onSubmit={undefined}>
      <button>Send</button>
    </Form>
  )
  expect(container.innerHTML).toBe("")
  expect(error).toHaveBeenCalledWith("The form 'Your review' has no submit handler.")
})

it("CTRL-32 hands a submission to its handler in place of the browser", () => {
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

it("NAV-147 leads to the first field that a submission found wrong, each time", () => {
  render(<Checked />)
  for (const _ of ["first", "second"]) {
    screen.getByRole("textbox", { name: "Name" }).focus()
    fireEvent.submit(screen.getByRole("form", { name: "Where to" }))
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Zip code" }))
  }
})
