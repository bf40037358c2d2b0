/** A tile of the search on a phone. */
export interface QuickTile {
  readonly label: string
  readonly href: string
}

const newArrivals: QuickTile = { label: "New Arrivals", href: "/pages/newtrending" }
const deals: QuickTile = { label: "Deals", href: "/deals" }

/**
 * The three tiles: what is new, deals, and a category: where the shopper left off, otherwise any (SRCH-15, SRCH-48). `draw` is a number
 * from 0 to 1, without 1, that picks it. Without categories there are two.
 */
export const getQuickTiles = (
  continued: QuickTile | null,
  categories: ReadonlyArray<QuickTile>,
  draw: number
): ReadonlyArray<QuickTile> => {
  const third = continued ?? categories[Math.floor(draw * categories.length)]
  return third === undefined ? [newArrivals, deals] : [newArrivals, deals, third]
}
