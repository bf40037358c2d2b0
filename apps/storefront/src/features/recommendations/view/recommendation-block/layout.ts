/** How a block's items stand: in a row that goes sideways, in a grid, as rows lying down, as a few cards, or as plain links. */
export type RecommendationLayout = "carousel" | "grid" | "card" | "vertical" | "aside" | "links"

export type CardLayout = "single" | "double" | "four"

/** REC-36, REC-37 */
export const mostCards: Readonly<Record<CardLayout, number>> = { single: 1, double: 2, four: 4 }
