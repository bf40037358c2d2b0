import { Paint } from "@camber/domain/vehicle"
import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { PaintPicker } from "./PaintPicker.tsx"

it("CAR-04 the paint picker offers every paint and 'none' as one radio group with the current one checked", () => {
  render(<PaintPicker name="1969 Chevrolet Camaro" paint="teal" onPick={() => undefined} />)
  const radios = screen.getAllByRole<HTMLInputElement>("radio", { hidden: true })
  expect(radios.map(({ value }) => value)).toEqual(["", ...Paint.literals])
  expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["teal"])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
})

it("CAR-04 the paint picker reports the picked paint, and null for no paint", () => {
  const onPick = vi.fn()
  render(<PaintPicker name="1969 Chevrolet Camaro" paint="teal" onPick={onPick} />)
  fireEvent.click(screen.getByLabelText("Red"))
  fireEvent.click(screen.getByLabelText("No paint"))
  expect(onPick.mock.calls).toEqual([["red"], [null]])
})

it("CAR-04 the paint picker submits the paint by its name in a form without scripts", () => {
  render(
    <form aria-label="paint">
      <PaintPicker name="1969 Chevrolet Camaro" paint={null} />
    </form>
  )
  fireEvent.click(screen.getByLabelText("Navy"))
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("paint")).toBe("navy")
})
