import type { ToWorker } from "../../../service-worker/messages.ts"
import { filterPages, type CachedPage, groupPages } from "../../../service-worker/offlinePage.ts"
import { searchRow } from "./suggestionGroups.ts"
import type { InitialContent } from "./view/search-overlay/InitialPanel.tsx"
import type { Suggestion, SuggestionGroups } from "./view/search-overlay/suggestion.ts"

/** Time limit for the worker, in milliseconds. */
const PATIENCE = 2000
/** Maximum number of rows per kind. */
const MOST = 6

/** Returns the pages that are cached on this device, the latest first; none without a worker that caches pages. */
export const queryServiceWorker = (workers: Pick<ServiceWorkerContainer, "controller"> | undefined): Promise<ReadonlyArray<CachedPage>> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", ({ data }: MessageEvent<ReadonlyArray<CachedPage>>) => resolve(data), { once: true })
    port1.start()
    setTimeout(() => resolve([]), PATIENCE)
    if (workers?.controller) workers.controller.postMessage({ _tag: "WhatIsHere" } satisfies ToWorker, [port2])
    else resolve([])
  })

/** Returns the cached pages that match a term, in place of the services' answer. */
export const getOfflineSuggestions = (pages: ReadonlyArray<CachedPage>, term: string): SuggestionGroups => {
  const found = filterPages(pages, term)
  return { offer: null, searches: searchesIn(found), products: partsIn(found), articles: articlesIn(found) }
}

/** Returns the cached pages to show before a term is typed. */
export const getOfflineInitialContent = (pages: ReadonlyArray<CachedPage>): InitialContent => ({
  offer: null,
  tiles: [],
  recent: [],
  searches: searchesIn(pages),
  searchesTitle: "Searches on this device",
  productsTitle: "Parts on this device",
  products: partsIn(pages),
  categories: []
})

const searchesIn = (pages: ReadonlyArray<CachedPage>): ReadonlyArray<Suggestion> => {
  const terms = new Map(groupPages(pages, "searches").map(({ address }) => [termOf(address), address]))
  return [...terms].slice(0, MOST).map(([term, address]) => searchRow(term, { search: () => address, category: (url) => url }))
}
const termOf = (address: string): string => new URLSearchParams(address.replace(/^[^?]*/, "")).get("query") ?? ""

const partsIn = (pages: ReadonlyArray<CachedPage>): ReadonlyArray<Suggestion> =>
  groupPages(pages, "parts")
    .slice(0, MOST)
    .map((page) => ({
      kind: "product",
      label: textOf(page),
      href: page.address,
      imageUrl: page.picture,
      brand: "",
      price: null,
      rating: 0,
      reviewCount: 0
    }))

const articlesIn = (pages: ReadonlyArray<CachedPage>): ReadonlyArray<Suggestion> =>
  groupPages(pages, "articles")
    .slice(0, MOST)
    .map((page) => ({ kind: "article", label: textOf(page), href: page.address, imageUrl: page.picture }))

/** Returns a title as text: its page contains it as escaped HTML. */
const textOf = ({ titleHtml }: CachedPage): string => new DOMParser().parseFromString(titleHtml, "text/html").body.textContent ?? ""
