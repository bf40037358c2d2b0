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

/** Maximum number of recent products in the panel, and the number they must exceed to be shown. */
const MAX_RECENT = 6
const MIN_RECENT = 3

/** The products of the search panel before a term is typed, tagged by their kind. */
export type InitialPanel<Recent, New> =
  | { readonly kind: "recentActivity"; readonly entries: ReadonlyArray<Recent> }
  | { readonly kind: "newProducts"; readonly entries: ReadonlyArray<New> }

/** Returns recent products, newest first, if there are more than three. Otherwise returns new products (SRCH-13, GAP-58). */
export const initialPanel = <Recent, New>(recent: ReadonlyArray<Recent>, newProducts: ReadonlyArray<New>): InitialPanel<Recent, New> =>
  recent.length > MIN_RECENT
    ? { kind: "recentActivity", entries: recent.slice(0, MAX_RECENT) }
    : { kind: "newProducts", entries: newProducts }
