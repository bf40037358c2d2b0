import { fireEvent, render, screen } from "@testing-library/react"
import fc from "fast-check"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { remainingText, TextArea } from "./TextArea.tsx"

const Story = ({ limit, onText }: { readonly limit: number; readonly onText: (text: string) => void }) => {
  const [text, setText] = useState("")
  return (
    <TextArea
      label="Your story"
      value={text}
      limit={limit}
      onText={(now) => {
        onText(now)
        setText(now)
      }}
    />
  )
}

it("CTRL-15 CTRL-16 the text area cuts a text at its limit, and shows the number of remaining characters", () => {
  const onText = vi.fn()
  render(<Story limit={10} onText={onText} />)
  const field = screen.getByRole("textbox", { name: "Your story", description: "10 characters remaining" })
  fireEvent.change(field, { target: { value: "New rotor" } })
  expect(screen.getByText("1 character remaining")).toBeTruthy()
  fireEvent.change(field, { target: { value: "New rotors, and pads" } })
  expect(onText).toHaveBeenLastCalledWith("New rotors")
  expect(screen.getByRole("textbox", { description: "No characters remaining" })).toBeTruthy()
})

it("CTRL-16 the text area shows the number of characters in its message, or 'No' for zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000 }), (left) => {
      expect(remainingText(left)).toBe(`${left} characters remaining`)
    })
  )
  expect(remainingText(0)).toBe("No characters remaining")
})

it("the text area links an error to the field", () => {
  render(<TextArea label="Your story" value="" limit={5} onText={vi.fn()} error="Tell us something." />)
  const field = screen.getByRole("textbox", { description: "Tell us something. 5 characters remaining" })
  expect(field.getAttribute("aria-invalid")).toBe("true")
})

it("the text area counts the lines with text if their number is limited, and reports how many are too many", () => {
  const drawLines = (value: string, limit = 500) =>
    render(<TextArea label="Redirects" value={value} limit={limit} lineLimit={3} onText={vi.fn()} />)
  const { unmount } = drawLines("/a /b\n\n  \n/c /d\n")
  expect(screen.getByRole("textbox", { description: "1 line remaining" })).toBeTruthy()
  unmount()
  const second = drawLines("/a\n/b\r\n/c\n/d\n/e")
  expect(screen.getByRole("textbox", { description: "2 lines too many" })).toBeTruthy()
  second.unmount()
  drawLines("/a", 2)
  expect(screen.getByRole("textbox", { description: "No characters remaining" })).toBeTruthy()
})
