/** A tile of the search panel on a phone. */
export interface QuickTile {
  readonly label: string
  readonly href: string
}

const newArrivals: QuickTile = { label: "New Arrivals", href: "/pages/newtrending" }
const deals: QuickTile = { label: "Deals", href: "/deals" }

/**
 * Returns three tiles: new arrivals, deals, and the category viewed last or a random one (SRCH-15, SRCH-48). `draw` is a random number in
 * [0, 1). Returns two tiles without categories.
 */
export const getQuickTiles = (
  continued: QuickTile | null,
  categories: ReadonlyArray<QuickTile>,
  draw: number
): ReadonlyArray<QuickTile> => {
  const third = continued ?? categories[Math.floor(draw * categories.length)]
  return third === undefined ? [newArrivals, deals] : [newArrivals, deals, third]
}
