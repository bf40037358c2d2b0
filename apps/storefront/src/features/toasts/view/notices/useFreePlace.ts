import { type RefObject, useLayoutEffect, useRef } from "react"

/** Places of the notices: the style sheet positions them, on phones at other edges than on wide screens. */
export const PLACES = ["start", "end", "top"] as const
type NoticePlace = (typeof PLACES)[number]

type Box = Pick<DOMRect, "bottom" | "left" | "right" | "top">

/**
 * Returns the first place that covers no action. If each covers one, returns the first place, where visitors expect notices.
 *
 * @param boxes - Where the notices would be, by place.
 */
export const findFreePlace = (boxes: Readonly<Record<NoticePlace, Box>>, actions: ReadonlyArray<Box>): NoticePlace =>
  PLACES.find((place) => !actions.some((action) => overlaps(boxes[place], action))) ?? PLACES[0]

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

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
