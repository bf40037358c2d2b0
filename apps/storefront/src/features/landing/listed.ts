import { type Listing, type ListingAddress, wholeShop } from "@camber/domain/search"
import type { Pages } from "../../foundation/page/Pages.ts"
import { IN_SECTION } from "./PartsSection.tsx"

/** What a landing page shows of a listing: the cards of its first rows, and no facets. */
export const listed = async (pages: Pages, change: Partial<ListingAddress>): Promise<Listing> => {
  const listing = await pages.listing({ ...wholeShop, ...change })
  if (listing === null) throw new Error(`There is no listing of ${change.scope?.slug ?? "all"}.`)
  return { ...listing, cards: listing.cards.slice(0, IN_SECTION), facets: [] }
}
