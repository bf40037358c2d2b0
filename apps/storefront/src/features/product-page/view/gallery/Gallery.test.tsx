import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Gallery } from "./Gallery.tsx"

const rotor = { src: "/images/rotor.svg", alt: "Rotor" }
const caliper = { src: "/images/caliper.svg", alt: "Caliper" }

it("WCAG 1.1.1 the gallery shows the drawing whose thumbnail is clicked; the thumbnail is a link to the picture", () => {
  render(<Gallery pictures={[rotor, caliper]} />)
  expect(screen.getByRole("img", { name: "Rotor" }).getAttribute("loading")).toBe("eager")
  const second = screen.getByRole("link", { name: "Drawing 2: Caliper" })
  expect(second.getAttribute("href")).toBe(caliper.src)
  fireEvent.click(second)
  expect(screen.getByRole("img", { name: "Caliper" })).toBeTruthy()
  expect(second.getAttribute("aria-current")).toBe("true")
})

it("CARD-38 the gallery needs no thumbnails for a single drawing, which links to its picture and opens over the page", async () => {
  render(<Gallery pictures={[rotor]} />)
  const link = screen.getByRole("link", { name: "Rotor, enlarge" })
  expect(link.getAttribute("href")).toBe(rotor.src)
  fireEvent.click(link)
  expect(await screen.findByRole("dialog", { name: "Drawing: Rotor" })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(screen.queryByRole("dialog")).toBeNull()
})

const folder = `/pictures/${"0f".repeat(16)}-800x600/`
const front = { src: `${folder}512.webp`, alt: "Rotor from the front" }
const behind = { src: `/pictures/${"1e".repeat(16)}-800x600/512.webp`, alt: "Rotor from behind" }

it("CARD-38 the gallery shows photographs in two formats with their size, and opens the whole photograph over the page", async () => {
  const { container } = render(<Gallery pictures={[front, behind]} />)
  const shown = screen.getByRole<HTMLImageElement>("img", { name: "Rotor from the front" })
  expect([shown.width, shown.height, shown.getAttribute("fetchpriority")]).toEqual([800, 600, "high"])
  expect(container.querySelector("source")?.getAttribute("srcset")).toBe(
    `${folder}128.avif 128w, ${folder}256.avif 256w, ${folder}512.avif 512w, ${folder}1024.avif 800w`
  )
  const [, thumbnail] = screen.getAllByRole("link", { name: /^Photograph \d/ })
  expect(thumbnail?.getAttribute("href")).toBe(behind.src.replace("512.webp", "full.jpg"))
  fireEvent.click(thumbnail!)
  fireEvent.click(screen.getByRole("link", { name: "Rotor from behind, enlarge" }))
  expect(await screen.findByRole("dialog", { name: "Photograph: Rotor from behind" })).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Close" }))
})
