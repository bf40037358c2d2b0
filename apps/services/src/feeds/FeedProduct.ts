import { type Availability, formatFullTitle, formatPartName, toGtin } from "@camber/domain/catalog"

/** Data of a product that feeds need, with its variants in display order. */
export interface FeedRow {
  readonly product_page_id: number
  readonly sku_base_number: string
  readonly slug: string
  readonly title: string
  readonly brand: string
  readonly description: string
  readonly category_id: string
  readonly image: string
  readonly options: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly id: number; readonly name: string }> }>
  readonly variants: ReadonlyArray<FeedVariantRow>
}
interface FeedVariantRow {
  readonly sku_variant_number: string
  readonly mpn: string | null
  readonly upc: string | null
  readonly option_value_ids: ReadonlyArray<number>
  readonly price_cents: number
  readonly list_price_cents: number | null
  readonly availability: Availability
  readonly lead_days: number | null
  readonly available_on: string | null
  readonly weight_pounds: number
  readonly core_charge_cents: number | null
  readonly price_in_cart: boolean
  readonly image: string
}

/** A product in a feed. Paths begin with a slash. */
export interface FeedProduct {
  readonly id: string
  readonly title: string
  readonly brand: string
  readonly description: string
  readonly path: string
  readonly imagePath: string
  /** Names from the root category down. */
  readonly categories: ReadonlyArray<string>
  /** At least one variant. */
  readonly variants: ReadonlyArray<FeedVariant>
}
export interface FeedVariant {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly imagePath: string
  readonly mpn: string
  /** Null if the variant has no valid barcode number. */
  readonly gtin: string | null
  readonly options: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly priceCents: number
  /** Null if the price is not reduced. */
  readonly listPriceCents: number | null
  readonly availability: Exclude<Availability, "Discontinued">
  /** Days until the variant ships; null for parts in stock. */
  readonly leadDays: number | null
  /** ISO date on which the variant ships again; null if unknown. */
  readonly availableOn: string | null
  /** Whether the part is rebuilt, that is, has a core charge. */
  readonly isRebuilt: boolean
  readonly weightPounds: number
}

interface FeedContext {
  /** Returns the names from the root category down. */
  readonly getCategories: (categoryId: string) => ReadonlyArray<string>
  /** Returns the path of a product's page, optionally for a variant. */
  readonly getPath: (product: FeedRow, skuVariantNumber?: string) => string
}

/**
 * Converts rows to a product. Leaves out discontinued variants, and variants whose price only the cart shows, because a feed's price must
 * be visible on the product's page. Null if no variant is left.
 */
export const toFeedProduct = (row: FeedRow, { getCategories, getPath }: FeedContext): FeedProduct | null => {
  const title = formatFullTitle({ brand: row.brand, displayTitle: row.title })
  const variants = row.variants.flatMap((variant) => toFeedVariant(variant, row, title, getPath(row, variant.sku_variant_number)))
  if (variants.length === 0) return null
  return {
    id: row.sku_base_number,
    title,
    brand: row.brand,
    description: row.description,
    path: getPath(row),
    imagePath: row.image,
    categories: getCategories(row.category_id),
    variants
  }
}

const toFeedVariant = (variant: FeedVariantRow, { options }: FeedRow, title: string, path: string): ReadonlyArray<FeedVariant> => {
  const { availability, list_price_cents: listed, price_cents: cents } = variant
  if (availability === "Discontinued" || variant.price_in_cart) return []
  const chosen = options.flatMap(({ name, values }, at) => {
    const value = values.find(({ id }) => id === variant.option_value_ids[at])?.name
    return value === undefined ? [] : [{ name, value }]
  })
  return [
    {
      id: variant.sku_variant_number,
      title: formatPartName(
        title,
        chosen.map(({ value }) => value)
      ),
      path,
      imagePath: variant.image,
      mpn: variant.mpn ?? "",
      gtin: variant.upc === null ? null : toGtin(variant.upc),
      options: chosen,
      priceCents: cents,
      listPriceCents: listed !== null && listed > cents ? listed : null,
      availability,
      leadDays: variant.lead_days,
      availableOn: variant.available_on,
      isRebuilt: variant.core_charge_cents !== null,
      weightPounds: variant.weight_pounds
    }
  ]
}

/** Facts about the shop that a feed contains. */
export interface FeedShop {
  readonly name: string
  /** Public origin, without a trailing slash. */
  readonly origin: string
  /** Returns the absolute URL of a raster image: feeds accept no SVG. */
  readonly toImageUrl: (path: string) => string
  /** ISO date. */
  readonly today: string
}

/** A feed as a stream of texts. Only one batch of products is in memory. */
export type FeedTexts<Product> = (batches: AsyncIterable<ReadonlyArray<Product>>, shop: FeedShop) => AsyncGenerator<string>

/** Shortens a text to the maximum length without splitting a character. */
export const limitText = (text: string, maximum: number): string => text.slice(0, maximum).toWellFormed().trim()

/** Adds days to an ISO date. */
export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
