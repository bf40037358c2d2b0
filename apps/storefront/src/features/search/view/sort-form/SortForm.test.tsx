import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { SortForm } from "./SortForm.tsx"

const options = [
  { value: "relevance", label: "Best match" },
  { value: "-price", label: "Price, high to low" }
]

it("the sort form is a GET form that keeps the list's other parameters and works with its button alone", () => {
  const { container } = render(
    <SortForm action="/shop/brakes~2-3" value="-price" options={options} fields={[{ name: "fits", value: "1" }]} />
  )
  const form = container.querySelector("form")
  expect(form?.getAttribute("action")).toBe("/shop/brakes~2-3")
  expect(form === null ? [] : [...new FormData(form)]).toEqual([
    ["fits", "1"],
    ["sort", "-price"]
  ])
  expect(screen.getByRole("button", { name: "Go" })).toBeTruthy()
})

it("the sort form reports the choice with scripts", () => {
  const sorted = vi.fn()
  render(<SortForm action="/search" value="relevance" options={options} onSort={sorted} />)
  fireEvent.change(screen.getByRole("combobox", { name: "Sort" }), { target: { value: "-price" } })
  expect(sorted).toHaveBeenCalledExactlyOnceWith("-price")
})

it("the sort form keeps the focus on its field when the list has the new order, and follows the list when the order changes elsewhere", () => {
  const drawn = (value: string) => <SortForm action="/search" value={value} options={options} onSort={() => undefined} />
  const { rerender } = render(drawn("relevance"))
  const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" })
  field.focus()
  fireEvent.change(field, { target: { value: "-price" } })
  rerender(drawn("-price"))
  expect(document.activeElement).toBe(field)
  rerender(drawn("relevance"))
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" }).value).toBe("relevance")
})

it("the sort form submits itself immediately if nothing handles the choice", () => {
  const submitted = vi.fn((event: Event) => event.preventDefault())
  const { container } = render(<SortForm action="/search" value="relevance" options={options} />)
  container.addEventListener("submit", submitted)
  fireEvent.change(screen.getByRole("combobox", { name: "Sort" }), { target: { value: "-price" } })
  expect(submitted).toHaveBeenCalledOnce()
})
