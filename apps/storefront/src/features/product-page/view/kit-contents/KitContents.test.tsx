import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { KitContents } from "./KitContents.tsx"

it("numbers the parts from 1, like the balloons of the drawing", () => {
  const part = (name: string) => ({
    name,
    partNumber: `CAM-${name}`,
    quantity: 2,
    picture: { src: `/images/${name}.svg`, alt: "" },
    href: `/item/${name}/1`
  })
  render(<KitContents items={[part("rotor"), part("caliper")]} />)
  const [first, second] = screen.getAllByRole("listitem")
  expect(first?.textContent).toBe("12 ×rotorCAM-rotor")
  expect(second?.textContent).toBe("22 ×caliperCAM-caliper")
})

it("FIT-25 says of each part whether it fits", () => {
  const part = { name: "rotor", partNumber: "CAM-2", quantity: 1, picture: { src: "/images/rotor.svg", alt: "" }, href: "/item/rotor/2" }
  render(<KitContents items={[{ ...part, fit: { tone: "fit", label: "Guaranteed To Fit" } }]} />)
  expect(screen.getByRole("listitem").textContent).toContain("Guaranteed To Fit")
})
