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

/** A field over 'Select model'. `step` is a key that changes a closed list, as the browser does it; without a key it is the pointer. */
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

describe("a list that is gone through by keys", () => {
  it.each(["ArrowDown", "ArrowUp", "Home", "End", "PageDown", "c"])("only considers what the key %s passes over, and shows it", (key) => {
    const { field, onChoose, onConsider, step } = draw()
    step(key, "bel-air")
    expect([field.value, onConsider.mock.calls, onChoose.mock.calls]).toEqual(["bel-air", [["bel-air"]], []])
  })

  it("chooses by Enter, once, and keeps Enter from the form", () => {
    const { field, onChoose, press, step } = draw()
    step("ArrowDown", "bel-air")
    step("ArrowDown", "camaro")
    expect(press("Enter")).toBe(false)
    fireEvent.blur(field)
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("leaves Enter alone where nothing is passed over", () => {
    const { onChoose, press } = draw()
    expect(press("Enter")).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it("chooses when the field is left, unless the keys came back to what is chosen", () => {
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

describe("a list that is chosen from", () => {
  it("chooses at once by the pointer, also after keys", () => {
    const { change, field, onChoose, step } = draw()
    step("ArrowDown", "bel-air")
    fireEvent.pointerDown(field)
    change("camaro")
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("chooses at once in the list that keys have opened", () => {
    const { change, field, onChoose } = draw()
    fireEvent.keyDown(field, { key: "ArrowDown", altKey: true })
    change("camaro")
    expect(onChoose.mock.calls).toEqual([["camaro"]])
  })

  it("chooses with every key where nothing is to be considered", () => {
    const { onChoose, step } = draw(false)
    step("ArrowDown", "bel-air")
    step("ArrowDown", "camaro")
    expect(onChoose.mock.calls).toEqual([["bel-air"], ["camaro"]])
  })
})
