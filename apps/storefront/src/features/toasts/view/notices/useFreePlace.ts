import { type RefObject, useLayoutEffect } from "react"
import { findFreePlace, type NoticePlace } from "./findFreePlace.ts"

/** Buttons of the page and of its bars, and the fields of the header. */
const ACTIONS = ":is(main, .buybar, .bottombar, header) :is(.btn, button, input, select, summary), header a, .bottombar a"

/**
 * Keeps notices off the page's buttons. Looks for a free place when a notice appears and after the page was scrolled or resized, never while
 * an overlay is open: its buttons are at the other edge.
 */
export const useFreePlace = (region: RefObject<HTMLElement | null>, count: number): void => {
  useLayoutEffect(() => {
    const { current } = region
    if (current === null || count === 0) return undefined
    const move = () => moveToFreePlace(current)
    move()
    addEventListener("scrollend", move)
    addEventListener("resize", move)
    return () => {
      removeEventListener("scrollend", move)
      removeEventListener("resize", move)
    }
  }, [region, count])
}

const moveToFreePlace = (region: HTMLElement): void => {
  const measure = (place: NoticePlace) => {
    region.dataset["place"] = place
    return region.getBoundingClientRect()
  }
  const isCovered = document.querySelector(".drawer, dialog[open]") !== null
  const [start, end, top] = [measure("start"), measure("end"), measure("top")]
  const actions = isCovered
    ? []
    : Array.from(document.querySelectorAll(ACTIONS), (action) => action.getBoundingClientRect()).filter(({ height }) => height > 0)
  region.dataset["place"] = findFreePlace({ start, end, top }, actions)
}
