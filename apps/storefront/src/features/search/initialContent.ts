import type { Feature } from "@camber/domain/flags"
import type { InitialSearchContent } from "@camber/domain/search"
import { action, makeObservable, observableRef } from "mobx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { topCategories } from "../recovery/NotFoundStore.ts"
import { searchRow, shownPrice, type SuggestionHrefs } from "./suggestionGroups.ts"
import type { InitialContent } from "./view/search-overlay/InitialPanel.tsx"
import type { Suggestion } from "./view/search-overlay/suggestion.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The content that the panel is built from. */
export interface InitialParts {
  /** The offer for the initial term, for which no request is sent. */
  readonly offer: Suggestion | null
  /** null until loaded; the other parts do not wait for it. */
  readonly content: InitialSearchContent | null
  /** The shopper's own searches, newest first. */
  readonly recent: ReadonlyArray<string>
  readonly commonest: ReadonlyArray<string>
  readonly hrefs: SuggestionHrefs
}

/** Returns the panel before a term is typed; null if its flag is off (SRCH-12, SRCH-14). */
export const initialContent = (
  { offer, content, recent, commonest, hrefs }: InitialParts,
  { initialSearchContent, mobileSearch }: SearchFeatures
): InitialContent | null => {
  if (!initialSearchContent) return null
  const others = commonest.filter((term) => !recent.some((own) => own.toLowerCase() === term.toLowerCase()))
  return {
    offer,
    tiles: mobileSearch && content ? content.tiles : [],
    recent: recent.map((term) => searchRow(term, hrefs)),
    searches: others.map((term) => searchRow(term, hrefs)),
    productsTitle: content?.products.kind === "recentActivity" ? "Recently Viewed" : "New Products",
    products: content ? productRows(content.products) : [],
    categories: topCategories.map(({ href, label }) => ({ kind: "department", label, href: hrefs.category(href) }))
  }
}

const productRows = (products: InitialSearchContent["products"]): ReadonlyArray<Suggestion> =>
  products.kind === "recentActivity"
    ? products.entries.map(({ imageUrl, title, url }) => ({
        kind: "product",
        brand: "",
        price: null,
        rating: 0,
        reviewCount: 0,
        label: title,
        href: url,
        imageUrl: getImageUrl(imageUrl)
      }))
    : products.entries.map(({ brand, displayTitle, pricing, productPageUrl, rating, reviewCount, thumbnailImageLink }) => ({
        kind: "product",
        brand,
        rating,
        reviewCount,
        label: displayTitle,
        href: productPageUrl,
        price: shownPrice(pricing?.salePriceString ?? ""),
        imageUrl: getImageUrl(thumbnailImageLink)
      }))

/** The parts of the search that feature flags control. */
export type SearchFeatures = Readonly<Record<Extract<Feature, "initialSearchContent" | "mobileSearch">, boolean>>

/** Returns the features by this visitor's flags; the overlay opens without loading them. */
export const searchFeatures = (flags: { readonly isOn: (feature: Feature) => boolean }): SearchFeatures => ({
  initialSearchContent: flags.isOn("initialSearchContent"),
  mobileSearch: flags.isOn("mobileSearch")
})

/**
 * Holds the content of the search before a term is typed. It loads with the overlay, so it is created there and not with the page's stores.
 */
export class InitialSearchStore {
  static readonly needs = ["runtime"] as const
  /** null until loaded. */
  content: InitialSearchContent | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { content: observableRef, receive: action })
  }
  /** Loads the content again at each opening, to include the pages viewed since the last opening. */
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.BeforeSearch.use((search) => search.content(topCategories)))
    if (end._tag === "Done") this.receive(end.value)
  }
  receive(content: InitialSearchContent): void {
    this.content = content
  }
}
