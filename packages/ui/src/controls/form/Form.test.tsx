import { fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
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
