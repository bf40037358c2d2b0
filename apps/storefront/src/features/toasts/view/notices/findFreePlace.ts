/** Places of the notices: the style sheet positions them, on phones at other edges than on wide screens. */
export const PLACES = ["start", "end", "top"] as const
export type NoticePlace = (typeof PLACES)[number]

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
