import { isListing, getPageKind } from "@camber/domain/pages"

/** What was changed in the services that pages show. */
export interface CatalogChange {
  readonly topic: string
  /** The products that it is of; null: it may be of any, or is of none. */
  readonly productIds: ReadonlyArray<number> | null
}

/** What a page shows, as far as changes are of it. */
export interface PageDependencies {
  readonly products: ReadonlyArray<number>
  /** Which products it shows follows from what others cost, too: it is no product's own page. */
  readonly isList: boolean
}

/** When the drawing of a page began, and of which. */
export interface RenderStart {
  readonly pathname: string
  readonly moment: number
  readonly millis: number
}

/** How late a list notices that another product's price moved it, in milliseconds: however many prices change, a list is drawn no more often. */
const LIST_PATIENCE = 1_500
/** Products of which a change is remembered; beyond them all pages are taken as changed. */
const REMEMBERED = 50_000

/** What moves products in lists, and in or out of them. */
const moving: ReadonlySet<string> = new Set(["price", "rating", "stock"])
/** Seen elsewhere: banners and the catalogue's version are part of a page's key. */
const elsewhere: ReadonlySet<string> = new Set(["banner", "catalogue"])

/** A page's links to products, its own among them. */
export const findPageDependencies = (html: string, pathname: string): PageDependencies => {
  const products = new Set(Array.from(`${pathname} ${html}`.matchAll(/\/item\/[^/"\s]+\/(\d+)/g), ([, id]) => Number(id)))
  const kind = getPageKind(pathname)
  return { products: [...products], isList: isListing(kind) || (kind !== "product" && products.size > 0) }
}

/** Remembers what changed when, in moments: each change begins the next. `now` is monotonic, in milliseconds. */
export const createPageInvalidation = (now: () => number = () => performance.now()) => {
  const changedAt = new Map<number, number>()
  let [moment, anything, lists] = [0, 0, 0]
  const hear = ({ productIds, topic }: CatalogChange): void => {
    if (elsewhere.has(topic)) return
    if (moving.has(topic)) lists = moment
    if (productIds === null || changedAt.size + productIds.length > REMEMBERED) {
      changedAt.clear()
      anything = moment
    } else for (const id of productIds) changedAt.set(id, moment)
  }
  return {
    hear: (changes: ReadonlyArray<CatalogChange>): void => {
      moment += 1
      changes.forEach(hear)
    },
    begin: (pathname: string): RenderStart => ({ pathname, moment, millis: now() }),
    /** Whether what a page shows has changed since its drawing began. */
    hasChanged: ({ isList, products }: PageDependencies, begun: Pick<RenderStart, "millis" | "moment">): boolean =>
      anything > begun.moment ||
      (isList && lists > begun.moment && now() - begun.millis >= LIST_PATIENCE) ||
      products.some((id) => (changedAt.get(id) ?? 0) > begun.moment)
  }
}

export type PageInvalidation = ReturnType<typeof createPageInvalidation>
