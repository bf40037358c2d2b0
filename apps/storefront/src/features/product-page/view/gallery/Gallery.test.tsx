import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Gallery } from "./Gallery.tsx"

const rotor = { src: "/images/rotor.svg", alt: "Rotor" }
const caliper = { src: "/images/caliper.svg", alt: "Caliper" }

it("shows the drawing whose thumbnail is pressed; the thumbnail is a link to the picture", () => {
  render(<Gallery pictures={[rotor, caliper]} />)
  expect(screen.getByRole("img", { name: "Rotor" }).getAttribute("loading")).toBe("eager")
  const second = screen.getByRole("link", { name: "Drawing 2" })
  expect(second.getAttribute("href")).toBe(caliper.src)
  fireEvent.click(second)
  expect(screen.getByRole("img", { name: "Caliper" })).toBeTruthy()
  expect(second.getAttribute("aria-current")).toBe("true")
})

it("a single drawing needs no thumbnails", () => {
  render(<Gallery pictures={[rotor]} />)
  expect(screen.queryByRole("link")).toBeNull()
})
