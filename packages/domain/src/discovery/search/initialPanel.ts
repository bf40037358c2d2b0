/** Entries of recent activity that the panel shows, and how many there must be more than for it to be worth showing. */
const MOST_RECENT = 6
const FEW_RECENT = 3

/** The products of the search before a term is typed, told apart by which of the two they are. */
export type InitialPanel<Recent, New> =
  | { readonly kind: "recentActivity"; readonly entries: ReadonlyArray<Recent> }
  | { readonly kind: "newProducts"; readonly entries: ReadonlyArray<New> }

/** What was looked at lately, newest first, where that is more than three things; otherwise what is new in the shop (SRCH-13, GAP-58). */
export const initialPanel = <Recent, New>(recent: ReadonlyArray<Recent>, newProducts: ReadonlyArray<New>): InitialPanel<Recent, New> =>
  recent.length > FEW_RECENT
    ? { kind: "recentActivity", entries: recent.slice(0, MOST_RECENT) }
    : { kind: "newProducts", entries: newProducts }
