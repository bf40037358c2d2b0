import { type ImageSize, landingPageImageSize } from "../../catalog/catalog/imageUrl.ts"
import type { ComparisonProduct } from "../../catalog/comparison/model.ts"
import { searchHref } from "../../foundation/pages/searchHref.ts"
import { type RecommendedCard, recommendedCard } from "./card.ts"
import type { ItemOf, RecommendedItem } from "./items.ts"
import { isVisible } from "./rules.ts"

/** Content of an item's card; each kind has its own (REC-18). A null `href` means no link. */
export type ItemCard =
  | { readonly _tag: "Product"; readonly card: RecommendedCard }
  | { readonly _tag: "Comparison"; readonly product: ComparisonProduct }
  | {
      readonly _tag: "Article"
      readonly id: number
      readonly title: string
      readonly description: string
      readonly authors: string
      readonly imageUrl: string | null
      readonly href: string
    }
  | {
      readonly _tag: "LandingPage"
      readonly label: string
      readonly imageUrl: string | null
      readonly alt: string
      readonly size: ImageSize
      readonly href: string
      readonly nofollow: boolean
    }
  | {
      readonly _tag: "Event"
      readonly title: string
      readonly description: string
      readonly date: string
      readonly imageUrl: string | null
      readonly href: string | null
    }
  /** A search term or a category. */
  | { readonly _tag: "Link"; readonly label: string; readonly href: string | null }

/**
 * Creates the card of an item; `promotion` is the shopper's promotion on a product. Returns null for items without a card: products no
 * longer sold, incomplete articles and comparison headers.
 */
export const toItemCard = (
  item: RecommendedItem,
  attribution: string | null,
  promotion: Parameters<typeof recommendedCard>[2] = null
): ItemCard | null => {
  if (!isVisible(item)) return null
  switch (item._tag) {
    case "Product":
      return { _tag: "Product", card: recommendedCard(item, attribution, promotion) }
    case "ComparisonProduct":
      return { _tag: "Comparison", product: item }
    case "ComparisonHeader":
      return null
    case "Article":
      return createArticleCard(item)
    case "LandingPage":
      return createLandingPageCard(item)
    case "Event":
    case "Ticket":
      return createEventCard(item)
    case "SearchTerm":
      return { _tag: "Link", label: item.term, href: item.url || searchHref(item.term) }
    case "Category":
      return { _tag: "Link", label: item.categoryName, href: item.url || null }
  }
}

const createArticleCard = ({ articleDetails: article, articleId }: ItemOf<"Article">): ItemCard => ({
  _tag: "Article",
  id: articleId,
  title: article.title ?? "",
  description: article.description ?? "",
  authors: article.authors ?? "",
  imageUrl: article.articleThumbnailUrl,
  href: article.url ?? ""
})

/** Creates the card of a landing page (CARD-24). */
const createLandingPageCard = ({ landingPageDetails: page }: ItemOf<"LandingPage">): ItemCard => ({
  _tag: "LandingPage",
  label: page.displayValue,
  imageUrl: page.thumbnailImageUrl || page.imageUrl,
  alt: page.altText ?? page.displayValue,
  size: landingPageImageSize(page.field),
  href: page.facetOptionLink.url,
  nofollow: page.facetOptionLink.nofollow
})

/** Creates the card of an event (CARD-25). */
const createEventCard = (event: ItemOf<"Event" | "Ticket">): ItemCard => ({
  _tag: "Event",
  title: event.name || event.title || "",
  description: event.description ?? "",
  date: event.displayDate || event.date || "",
  imageUrl: event.image?.iconImageUrl || event.articleThumbnailUrl,
  href: event.purchaseurl || event.url || null
})
