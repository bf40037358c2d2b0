import { type RefObject, useLayoutEffect, useRef } from "react"
import { findFreePlace, type NoticePlace } from "./findFreePlace.ts"

/** Buttons of the page and of its bars, and the fields of the header. */
const ACTIONS = ":is(main, .buybar, .bottombar, header) :is(.btn, button, input, select, summary), header a, .bottombar a"

/**
 * Keeps notices off the page's buttons. Chooses a place when a notice appears, and keeps it while the notices are read: a move would shift the
 * layout. While an overlay is open, its buttons are at the other edge.
 *
 * @param ids - Ids of the shown notices.
 */
export const useFreePlace = (region: RefObject<HTMLElement | null>, ids: ReadonlyArray<string>): void => {
  const placed = useRef<ReadonlyArray<string>>([])
  useLayoutEffect(() => {
    const hasNew = ids.some((id) => !placed.current.includes(id))
    placed.current = ids
    if (hasNew && region.current !== null) moveToFreePlace(region.current)
  })
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
