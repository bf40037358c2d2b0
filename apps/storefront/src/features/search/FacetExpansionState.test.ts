import { expect, it } from "vitest"
import { FacetExpansionState } from "./ListingFacets.tsx"

const facet = (title: string, more: number) =>
  `<details open><summary>${title}</summary><details><summary>Show all (${more})</summary></details></details>`
const panelOf = (...facets: ReadonlyArray<string>): HTMLElement => {
  const panel = document.createElement("aside")
  panel.innerHTML = facets.join("")
  return panel
}
const folds = (panel: HTMLElement) => [...panel.querySelectorAll("details")].map(({ open }) => open)
const press = (panel: HTMLElement, at: number) => {
  const fold = panel.querySelectorAll("details")[at]!
  fold.open = !fold.open
  fold.dispatchEvent(new Event("toggle"))
}

it("NAV-138 FacetExpansionState restores each of a listing's facets by name, even if others were shown in between", () => {
  const state = new FacetExpansionState()
  const left = panelOf(facet("Brand", 11), facet("Finish", 4))
  const leave = state.follow("of-entry", left)
  press(left, 0)
  press(left, 3)
  // Another car: the listing has other facets under the same history entry.
  left.innerHTML = facet("Side", 2) + facet("Brand", 9) + facet("Finish", 5)
  state.follow("of-entry", left)()
  press(left, 3)
  leave()
  expect(folds(left)).toEqual([true, false, false, true, true, true])
  const back = panelOf(facet("Side", 2), facet("Brand", 9), facet("Finish", 5))
  state.follow("of-entry", back)()
  expect(folds(back)).toEqual([true, false, false, true, true, true])
  const other = panelOf(facet("Brand", 11))
  state.follow("of-another", other)()
  expect(folds(other)).toEqual([true, false])
})
