import { isListing, getPageKind } from "@camber/domain/pages"

/** A change in the services that affects pages. */
export interface CatalogChange {
  readonly topic: string
  /** The changed products; null: unknown products or none. */
  readonly productIds: ReadonlyArray<number> | null
}

/** Data whose changes invalidate a page. */
export interface PageDependencies {
  readonly products: ReadonlyArray<number>
  /** Whether other products' prices determine the page's products: false on a product's own page. */
  readonly isList: boolean
}

/** Start of a page's rendering, and its data. */
export interface RenderStart {
  readonly pathname: string
  readonly moment: number
  readonly millis: number
}

/**
 * Milliseconds after which another product's price change invalidates a list. This limits how often a list is rendered, however many
 * prices change.
 */
const LIST_PATIENCE = 1_500
/** Maximum products with stored changes; beyond it, all pages count as changed. */
const REMEMBERED = 50_000

/** Topics that reorder products in lists, or add and remove them. */
const moving: ReadonlySet<string> = new Set(["price", "rating", "stock"])
/** Topics with their own mechanism: banners and the catalog version are part of a page's key. */
const elsewhere: ReadonlySet<string> = new Set(["banner", "catalogue"])

/** Returns a page's links to products, including its own. */
export const findPageDependencies = (html: string, pathname: string): PageDependencies => {
  const products = new Set(Array.from(`${pathname} ${html}`.matchAll(/\/item\/[^/"\s]+\/(\d+)/g), ([, id]) => Number(id)))
  const kind = getPageKind(pathname)
  return { products: [...products], isList: isListing(kind) || (kind !== "product" && products.size > 0) }
}

/** Stores changes by logical moment: each change starts the next one. `now` is monotonic, in milliseconds. */
export const createPageInvalidation = (now: () => number = () => performance.now()) => {
  const changedAt = new Map<number, number>()
  let [moment, anything, lists] = [0, 0, 0]
  const receive = ({ productIds, topic }: CatalogChange): void => {
    if (elsewhere.has(topic)) return
    if (moving.has(topic)) lists = moment
    if (productIds === null || changedAt.size + productIds.length > REMEMBERED) {
      changedAt.clear()
      anything = moment
    } else for (const id of productIds) changedAt.set(id, moment)
  }
  return {
    applyChanges: (changes: ReadonlyArray<CatalogChange>): void => {
      moment += 1
      changes.forEach(receive)
    },
    begin: (pathname: string): RenderStart => ({ pathname, moment, millis: now() }),
    /** Whether a page's data has changed since its rendering began. */
    hasChanged: ({ isList, products }: PageDependencies, begun: Pick<RenderStart, "millis" | "moment">): boolean =>
      anything > begun.moment ||
      (isList && lists > begun.moment && now() - begun.millis >= LIST_PATIENCE) ||
      products.some((id) => (changedAt.get(id) ?? 0) > begun.moment)
  }
}

export type PageInvalidation = ReturnType<typeof createPageInvalidation>
