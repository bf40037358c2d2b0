import { expect, it, onTestFinished } from "vitest"
import { enterFilters } from "./enterFilters.ts"

it.each([
  ["focuses the heading", "Filters", "h2"],
  ["keeps the focus that is already inside", "Brand", "input"]
])("NAV-156 %s after the browser has opened a listing's filters", (_what, _name, focused) => {
  const place = document.body.appendChild(document.createElement("div"))
  onTestFinished(() => place.remove())
  place.innerHTML = `<section><h2 tabindex="-1">Filters</h2><input aria-label="Brand"></section>`
  const panel = place.querySelector("section")!
  if (focused === "input") panel.querySelector("input")!.focus()
  onTestFinished(enterFilters(panel))
  expect(document.activeElement).toBe(panel.querySelector(focused))
})

it("NAV-155 NAV-163 enterFilters hides content added beside a listing's open filters from assistive technology", async () => {
  const place = document.body.appendChild(document.createElement("div"))
  onTestFinished(() => place.remove())
  place.innerHTML = `<main><h1>Brakes</h1><section><h2 tabindex="-1">Filters</h2></section></main>`
  const [main, heading, panel] = [place.querySelector("main")!, place.querySelector("h1")!, place.querySelector("section")!]
  onTestFinished(enterFilters(panel))
  const isHidden = (element: Element) => element.closest("[aria-hidden=true]") !== null
  await expect.poll(() => isHidden(heading)).toBe(true)
  const beside = [main, place].map((parent) => parent.appendChild(document.createElement("aside")))
  await expect.poll(() => beside.map(isHidden)).toEqual([true, true])
  expect(isHidden(panel)).toBe(false)
})
