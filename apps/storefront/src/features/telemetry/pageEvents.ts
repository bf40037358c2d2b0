import type { ProductPage } from "@camber/domain/catalog"
import { truncateEvent, type TelemetryEvent } from "@camber/domain/telemetry"
import { createProductViewedEvent, validateProductViewed, type ViewedProduct } from "@camber/domain/tracking"
import type { HomeData, ListingData } from "../../foundation/page/Pages.ts"

/** A page in the router: the module that renders it, and its loaded data. */
export interface OpenPage {
  readonly module: string
  readonly data: unknown
}

/** Returns the events that a page sends besides its view, by its content. Listings of all parts do not count as a category. */
export const pageEvents = (page: OpenPage): ReadonlyArray<TelemetryEvent> => {
  if (isProduct(page)) return [createProductViewedEvent(viewed(page.data))]
  if (!isListing(page)) return []
  const { address, listing } = page.data
  if (address.query !== "") return [{ name: "Search Answered", query: truncateEvent(address.query), total: listing.total }]
  return address.scope.kind === "category" ? [{ name: "Category Viewed", category: truncateEvent(listing.title) }] : []
}

/** Returns the page data that analytics cannot use. The caller logs them; the event is sent anyway (ANL-115, ANL-116). */
export const pageProblems = (page: OpenPage): ReadonlyArray<string> => (isProduct(page) ? validateProductViewed(viewed(page.data)) : [])

const isProduct = (page: OpenPage): page is { readonly module: string; readonly data: ProductPage } =>
  page.module === "src/features/product-page/ProductPage.tsx"
const isListing = (page: OpenPage): page is { readonly module: string; readonly data: ListingData } =>
  page.module.startsWith("src/features/search/ListingPage.tsx")
const isHome = (page: OpenPage): page is { readonly module: string; readonly data: HomeData } =>
  page.module === "src/features/home/HomePage.tsx"

const viewed = ({ card, trail, variant }: ProductPage): ViewedProduct => ({
  skuBaseNumber: card.skuBaseNumber,
  skuVariantNumber: variant.skuVariantNumber,
  category: trail.map(({ label }) => label).join(" > "),
  price: variant.pricing.salePrice,
  rating: card.rating,
  reviews: card.reviewCount
})

/** Returns the products of a page's own list, in their order, with the list's name; none for a page without a list. */
export const getProductList = (page: OpenPage): { readonly list: string; readonly cards: ListingData["listing"]["cards"] } => {
  if (isHome(page)) return { list: "Popular", cards: page.data.popular.cards }
  if (!isListing(page)) return { list: "", cards: [] }
  const { address, listing } = page.data
  return { list: address.query === "" ? listing.title : address.query, cards: listing.cards }
}
