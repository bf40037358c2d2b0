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
