import type { ListingView } from "./model.ts"

/** Parses a layout. Anything but `table` is `cards`, the default. */
export const parseView = (text: string | undefined): ListingView => (text === "table" ? "table" : "cards")
