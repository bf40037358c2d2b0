import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Gallery } from "./Gallery.tsx"

const rotor = { src: "/images/rotor.svg", alt: "Rotor" }
const caliper = { src: "/images/caliper.svg", alt: "Caliper" }

it("WCAG 1.1.1 shows the drawing whose thumbnail is clicked; the thumbnail is a link to the picture", () => {
  render(<Gallery pictures={[rotor, caliper]} />)
  expect(screen.getByRole("img", { name: "Rotor" }).getAttribute("loading")).toBe("eager")
  const second = screen.getByRole("link", { name: "Drawing 2: Caliper" })
  expect(second.getAttribute("href")).toBe(caliper.src)
  fireEvent.click(second)
  expect(screen.getByRole("img", { name: "Caliper" })).toBeTruthy()
  expect(second.getAttribute("aria-current")).toBe("true")
})

it("CARD-38 needs no thumbnails for a single drawing, which links to its picture and opens over the page", async () => {
  render(<Gallery pictures={[rotor]} />)
  const link = screen.getByRole("link", { name: "Rotor, enlarge" })
  expect(link.getAttribute("href")).toBe(rotor.src)
  fireEvent.click(link)
  expect(await screen.findByRole("dialog", { name: "Drawing: Rotor" })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})
