import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { CartLine, type CartLineProps, CartLinesSkeleton } from "./CartLine.tsx"

const rotor: CartLineProps = {
  title: "Slotted Rotor",
  href: "/item/slotted-rotor/2?sku=CAM-2-1",
  brand: "Ironvale",
  picture: { src: "/rotor.svg", alt: "" },
  details: ["Bore: 1 in.", "CAM-2-1", "$90.00 each", "In stock"],
  price: "$180.00",
  onRemove: () => {}
}
const draw = (changes: Partial<CartLineProps> = {}) =>
  render(
    <ul>
      <CartLine {...rotor} {...changes} />
    </ul>
  )

it("a cart line shows the part with its choices and its price, and links to the page of the part", () => {
  draw()
  const line = screen.getByRole("listitem")
  expect(screen.getByRole("link", { name: "Slotted Rotor" }).getAttribute("href")).toBe(rotor.href)
  for (const text of ["Ironvale", "Bore: 1 in. · CAM-2-1 · $90.00 each · In stock", "$180.00"]) expect(line.textContent).toContain(text)
})

it("a cart line shows the plate of the car that the part was added for, its fit at that time and its current fit", () => {
  draw({
    addedFor: { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", label: "Guaranteed To Fit" },
    fit: { tone: "nofit", label: "May Not Fit", why: "Made for 1967-1969 Camaro; yours is a 1970." }
  })
  const text = screen.getByRole("listitem").textContent
  expect(text).toContain("Added for your 1969 Chevrolet Camaro·5.7L V8 Guaranteed To Fit when added")
  expect(text).toContain("May Not FitMade for 1967-1969 Camaro; yours is a 1970.")
})

it("a cart line shows the fit only once if it has not changed", () => {
  draw({ addedFor: { vehicle: "1969 Chevrolet Camaro", engine: undefined }, fit: { tone: "fit", label: "Guaranteed To Fit" } })
  expect(screen.getAllByText(/Guaranteed To Fit/)).toHaveLength(1)
})

it("a cart line reserves the space for a fit that is loading", () => {
  const { container } = draw({ fit: "waiting" })
  expect(container.querySelectorAll(".sk--fit")).toHaveLength(1)
})

it("a cart line lists the contents of a kit", () => {
  draw({ parts: ["2 × Rotor, Slotted", "1 × Caliper"] })
  const parts = within(screen.getByRole("list", { name: "In this kit" }))
  expect(parts.getAllByRole("listitem").map((part) => part.textContent)).toEqual(["2 × Rotor, Slotted", "1 × Caliper"])
})

it("a cart line is removed by a button that names the part", () => {
  const removed = vi.fn()
  draw({ onRemove: removed })
  screen.getByRole("button", { name: "Remove Slotted Rotor" }).click()
  expect(removed).toHaveBeenCalledTimes(1)
})

it("a cart line can have additional buttons, and has no remove button or price if none is given", () => {
  draw({ actions: <button type="button">Move Slotted Rotor</button>, onRemove: undefined, price: undefined })
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Move Slotted Rotor"])
  expect(screen.getByRole("listitem").textContent).not.toContain("$180.00")
})

it("a cart line shows why a part cannot be bought, and has no link if the part has no page", () => {
  draw({ href: undefined, problem: "This part is no longer sold." })
  expect(screen.queryByRole("link")).toBeNull()
  expect(screen.getByText("This part is no longer sold.")).toBeTruthy()
})

it("the placeholders of cart lines announce only that the lines are loading", () => {
  const { container } = render(<CartLinesSkeleton count={3} />)
  expect(screen.getByRole("status").textContent).toBe("Loading your cart")
  expect(container.querySelectorAll("ul[aria-hidden] > li")).toHaveLength(3)
})

it("a double click removes only one cart line, and not the next line that moves under the pointer", () => {
  const removed = vi.fn()
  draw({ onRemove: removed })
  const button = screen.getByRole("button", { name: "Remove Slotted Rotor" })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(removed).toHaveBeenCalledTimes(1)
})
