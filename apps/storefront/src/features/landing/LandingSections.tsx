import type { ProductCard } from "@camber/domain/catalog"
import { type Listing, type ListingAddress, ALL_PRODUCTS } from "@camber/domain/search"
import { ProductGrid, SectionHead, ArticleGrid } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { ArticleTeaser } from "@camber/domain/content"
import type { Pages } from "../../foundation/page/Pages.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cardProps } from "../product-card/cardProps.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { articleCardProps } from "../content/toolbox.ts"

export interface PartsSectionProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly cards: ReadonlyArray<ProductCard>
  /** Link to the complete listing. */
  readonly href: string
}

/** Number of cards per page; two rows on the widest screen. */
export const IN_SECTION = 10

/** Some parts of a listing and a link to all of it. Renders nothing without parts. */
export const PartsSection = observer(function PartsSection({ cards, href, id, note, title }: PartsSectionProps) {
  const { plate } = useStore(ProjectStore)
  return cards.length === 0 ? null : (
    <section className="block main whole-rows" aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note} link={{ label: "See All", href }} />
      <ProductGrid cards={cards.slice(0, IN_SECTION).map((card) => cardProps(card, plate))} eager={0} />
    </section>
  )
})

/** Fetches the first rows of a listing for a landing page: fitting parts first, without facets. */
export const fetchLandingListing = async (pages: Pages, change: Partial<ListingAddress>): Promise<Listing> => {
  const listing = await pages.listing({ ...ALL_PRODUCTS, fits: false, ...change })
  if (listing === null) throw new Error(`There is no listing of ${change.scope?.slug ?? "all"}.`)
  return { ...listing, cards: listing.cards.slice(0, IN_SECTION), facets: [] }
}

/** Number of articles per page; one row on the widest screen. */
export const ARTICLES_IN_SECTION = 4

/** Some articles and a link to all of them. Renders nothing without articles. */
export const ArticlesSection = ({ articles, href }: { readonly articles: ReadonlyArray<ArticleTeaser>; readonly href: string }) =>
  articles.length === 0 ? null : (
    <section className="block" aria-labelledby="toolbox">
      <SectionHead id="toolbox" title="From the Toolbox" link={{ label: "See All", href }} />
      <ArticleGrid articles={articles.slice(0, ARTICLES_IN_SECTION).map(articleCardProps)} />
    </section>
  )
