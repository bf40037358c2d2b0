import type { ProductCard } from "@camber/domain/catalog"
import { type Listing, type ListingAddress, ALL_PRODUCTS } from "@camber/domain/search"
import { ProductGrid, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { Pages } from "../../foundation/page/Pages.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cardProps } from "../product-card/cardProps.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

export interface PartsSectionProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly cards: ReadonlyArray<ProductCard>
  /** Where all of them are. */
  readonly href: string
}

/** Cards of a page; two rows on the widest screen. */
export const IN_SECTION = 10

/** Some parts of a listing, with the way to all of it. Nothing where there is none. */
export const PartsSection = observer(function PartsSection({ cards, href, id, note, title }: PartsSectionProps) {
  const { plate } = useStore(ProjectStore)
  return cards.length === 0 ? null : (
    <section className="block main whole-rows" aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note} link={{ label: "See All", href }} />
      <ProductGrid cards={cards.slice(0, IN_SECTION).map((card) => cardProps(card, plate))} eager={0} />
    </section>
  )
})

/** What a landing page shows of a listing: the cards of its first rows, what fits a car first, and no facets. */
export const fetchLandingListing = async (pages: Pages, change: Partial<ListingAddress>): Promise<Listing> => {
  const listing = await pages.listing({ ...ALL_PRODUCTS, fits: false, ...change })
  if (listing === null) throw new Error(`There is no listing of ${change.scope?.slug ?? "all"}.`)
  return { ...listing, cards: listing.cards.slice(0, IN_SECTION), facets: [] }
}
