import { expect, it, onTestFinished } from "vitest"
import { enterFilters } from "./enterFilters.ts"

it.each([
  ["begins at its heading", "Filters", "h2"],
  ["leaves the focus where it is in it already", "Brand", "input"]
])("NAV-156 a listing's filters that the browser has opened: the focus %s", (_what, _name, focused) => {
  const place = document.body.appendChild(document.createElement("div"))
  onTestFinished(() => place.remove())
  place.innerHTML = `<section><h2 tabindex="-1">Filters</h2><input aria-label="Brand"></section>`
  const panel = place.querySelector("section")!
  if (focused === "input") panel.querySelector("input")!.focus()
  onTestFinished(enterFilters(panel))
  expect(document.activeElement).toBe(panel.querySelector(focused))
})
