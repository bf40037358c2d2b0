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
