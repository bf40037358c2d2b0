import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { useKeyedChoice } from "./useKeyedChoice.ts"

const Field = ({
  value,
  ...heard
}: {
  readonly value: string
  readonly onChoose: (text: string) => void
  readonly onConsider?: () => void
}) => {
  const keyed = useKeyedChoice(value, { onConsider: undefined, ...heard })
  return (
    <select aria-label="Model" {...keyed}>
      <option value="">Select model</option>
      <option value="bel-air">Bel Air</option>
      <option value="camaro">Camaro</option>
    </select>
  )
}

/**
 * Renders a field with the placeholder 'Select model'. `step` simulates a key that changes the closed list, as the browser does. Without a
 * key, it simulates the pointer.
 */
const draw = (considers = true) => {
  const onChoose = vi.fn<(text: string) => void>()
  const onConsider = vi.fn<() => void>()
  render(<Field value="" onChoose={onChoose} {...(considers && { onConsider })} />)
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Model" })
  const change = (value: string) => fireEvent.change(field, { target: { value } })
  const step = (key: string, value: string) => {
    fireEvent.keyDown(field, { key })
    change(value)
  }
  return { onChoose, onConsider, field, change, step, press: (key: string) => fireEvent.keyDown(field, { key }) }
}

describe("moving through a list by keys", () => {
  it.each(["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "c"])(
    "does not select the option that the key %s moves to, but reports and shows it",
    (key) => {
      const { field, onChoose, onConsider, step } = draw()
      step(key, "bel-air")
      expect([field.value, onConsider.mock.calls, onChoose.mock.calls]).toEqual(["bel-air", [["bel-air"]], []])
    }
  )

  it("selects once on Enter, and does not submit the form", () => {
    const { field, onChoose, press, step } = draw()
    step("ArrowDown", "bel-air")
    step("ArrowDown", "camaro")
    expect(press("Enter")).toBe(false)
    fireEvent.blur(field)
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("ignores Enter if the keys have not moved to an option", () => {
    const { onChoose, press } = draw()
    expect(press("Enter")).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it("selects when the field loses the focus, unless the keys returned to the selected option", () => {
    const { field, onChoose, step } = draw()
    step("ArrowDown", "bel-air")
    step("ArrowUp", "")
    fireEvent.blur(field)
    expect(onChoose).not.toHaveBeenCalled()
    step("ArrowDown", "bel-air")
    fireEvent.blur(field)
    expect(onChoose.mock.calls).toEqual([["bel-air"]])
  })
})

describe("selecting from a list", () => {
  it("selects immediately by the pointer, even after keys were used", () => {
    const { change, field, onChoose, step } = draw()
    step("ArrowDown", "bel-air")
    fireEvent.pointerDown(field)
    change("camaro")
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("selects immediately in a list that keys have opened", () => {
    const { change, field, onChoose } = draw()
    fireEvent.keyDown(field, { key: "ArrowDown", altKey: true })
    change("camaro")
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("selects with every key if there is no handler for the options that keys pass over", () => {
    const { onChoose, step } = draw(false)
    step("ArrowDown", "bel-air")
    step("ArrowDown", "camaro")
    expect(onChoose.mock.calls).toEqual([["bel-air"], ["camaro"]])
  })
})
