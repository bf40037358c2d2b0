import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { KitContents } from "./KitContents.tsx"

const part = (name: string, id = 1) => ({
  id,
  name,
  partNumber: `CAM-${name}`,
  quantity: 2,
  picture: { src: `/images/${name}.svg`, alt: "" },
  href: `/item/${name}/1`
})

it("DRW-15 the contents of a kit have the numbers of the drawing, and show alternatives as one row with a choice", () => {
  const entries = [
    { number: 1, isChoice: false, items: [part("rotor")] },
    { number: 2, isChoice: true, items: [part("race pads"), part("street pads", 2)] }
  ]
  render(<KitContents entries={entries} />)
  const [first, second, ...others] = screen.getAllByRole("listitem")
  expect(first?.textContent).toBe("1rotorCAM-rotor2 ×")
  expect(second?.textContent).toBe("2Choose onerace padsCAM-race pads2 ×street padsCAM-street pads2 ×")
  expect(others).toEqual([])
})

it("the contents of a kit show no part number for a part that shoppers do not know by a number", () => {
  render(<KitContents entries={[{ number: 1, isChoice: false, items: [{ ...part("rotor"), partNumber: null }] }]} />)
  expect(screen.getByRole("listitem").textContent).toBe("1rotor2 ×")
})

it("FIT-25 the contents of a kit show the fit of each part", () => {
  const item = { ...part("rotor"), fit: { tone: "fit", label: "Guaranteed To Fit" } } as const
  render(<KitContents entries={[{ number: 1, isChoice: false, items: [item] }]} />)
  expect(screen.getByRole("listitem").textContent).toContain("Guaranteed To Fit")
})
