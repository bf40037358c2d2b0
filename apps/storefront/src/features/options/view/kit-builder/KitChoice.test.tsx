import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { KitChoice } from "./KitChoice.tsx"
import { KitPart } from "./KitBuilder.tsx"

const picture = { src: "/rotor.svg", alt: "" }
const part = (value: string, selected = false) => ({ value, name: `Rotor ${value}`, quantity: 2, picture, selected })

it("the choice offers the alternatives as one radio group and returns the selected one", () => {
  const chosen = vi.fn()
  render(<KitChoice label="Choose one" alternatives={[part("1", true), part("2")]} onChoose={chosen} />)
  expect(screen.getByRole("radiogroup", { name: "Choose one" })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>("radio")
  expect(radios.map(({ checked, name }) => [checked, name === radios[0]?.name])).toEqual([
    [true, true],
    [false, true]
  ])
  fireEvent.click(screen.getByRole("radio", { name: "2 × Rotor 2" }))
  expect(chosen.mock.calls).toEqual([["2"]])
})

it("the choice marks an open selection and disables unavailable alternatives", () => {
  render(<KitChoice label="Choose one" alternatives={[{ ...part("1"), disabled: true }]} onChoose={() => {}} error="Select one" />)
  expect(screen.getByRole("radiogroup").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
  expect(screen.getByRole<HTMLInputElement>("radio").disabled).toBe(true)
})

it("DRW-12 the choice shows the availability of an out-of-stock part", () => {
  render(
    <KitPart name="Rotor" picture={picture} quantity={1} href="/item/rotor/2" badge={{ text: "Ships in 5 days", intent: "warning" }} />
  )
  expect(screen.getByText("Ships in 5 days")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Rotor" }).getAttribute("href")).toBe("/item/rotor/2")
})
