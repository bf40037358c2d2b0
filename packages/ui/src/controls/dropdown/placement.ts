/** Where a dropdown may open (GAP-C50). */
export const placements = ["auto", "top", "bottom"] as const
export type Placement = (typeof placements)[number]

/** What comes from data may be anything. */
export const isPlacement = (place: string): place is Placement => placements.some((known) => known === place)
