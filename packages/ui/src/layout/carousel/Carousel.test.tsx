import { render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { Carousel } from "./Carousel.tsx"

const slides = ["Rotors", "Calipers", "Pads"].map((name) => ({ key: name, slide: <a href={`#${name}`}>{name}</a> }))

it("GAP-C42 a carousel is a named region with a button for each direction, and its slides are a list", () => {
  render(<Carousel title="Popular" slides={slides} />)
  const region = within(screen.getByRole("region", { name: "Popular" }))
  expect(region.getAllByRole("listitem")).toHaveLength(3)
  expect(region.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["Previous: Popular", "Next: Popular"])
})

it("GAP-C42 a carousel disables both buttons if all slides are visible, and scrolls natively without scripts", () => {
  render(<Carousel title="Popular" slides={slides} />)
  expect(screen.getAllByRole<HTMLButtonElement>("button").map(({ disabled }) => disabled)).toEqual([true, true])
  expect(renderToString(<Carousel title="Popular" slides={slides} />)).toContain('data-alive="false"')
})
