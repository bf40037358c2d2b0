import type { comparison, ComparisonProduct } from "@camber/domain/comparison"
import type { Verdict } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { formatAvailability } from "./availability.ts"
import { loadShopper } from "./loadShopper.ts"
import { byBaseNumbers } from "./baseNumber.ts"
import { toPricing } from "./pricing.ts"
import { queryProductRowsWithFitment } from "./queryProductRows.ts"
import { evaluateRow } from "./evaluateRow.ts"

type Request = (typeof comparison)["variables"]["Type"]
type WireComparison = (typeof comparison)["result"]["Encoded"]["comparison"]
type WireProduct = typeof ComparisonProduct.Encoded

/** Creates the comparison resolver. Its result has one row per fact, facts of several products first. Runs one query. */
export const createComparisonResolver =
  (store: ResolverContext) =>
  async ({ project, skuBaseNumbers }: Request): Promise<WireComparison> => {
    const reference = await store.reference()
    const rows = await comparedRows(store.database, skuBaseNumbers).execute()
    const byNumber = new Map(rows.map((row) => [row.sku_base_number, row]))
    const shopper = project && (await loadShopper(store.database, reference, project))
    const products = skuBaseNumbers.flatMap((number) => {
      const row = byNumber.get(number)
      return row === undefined ? [] : comparedProduct(row, store.imageUrls, shopper && evaluateRow(row, shopper, reference))
    })
    const variants = products.flatMap(({ skuBaseNumber }) => {
      const row = byNumber.get(skuBaseNumber)
      return row === undefined ? [] : [{ skuBaseNumber, skuVariantNumber: row.lead_variant_number }]
    })
    return { header: { comparisonLabels: getLabels(products) }, products, variants }
  }

const comparedRows = (database: Kysely<Tables>, skuBaseNumbers: ReadonlyArray<string>) =>
  queryProductRowsWithFitment(database, byBaseNumbers([...new Set(skuBaseNumbers)])).select([
    "product.specifications",
    "product.restrictions",
    "product.sold_as",
    "product.lead_variant_number"
  ])

type ComparedRow = Awaited<ReturnType<ReturnType<typeof comparedRows>["execute"]>>[number]

const comparedProduct = (row: ComparedRow, imageUrls: ImageUrls, fitment: Verdict | null): WireProduct => {
  const { salePriceString, strikeThroughPrice } = toPricing(row)
  const saved = strikeThroughPrice === null || row.list_price_cents === null ? null : row.list_price_cents - row.price_cents
  const facts = getFacts(row)
  return {
    skuBaseNumber: row.sku_base_number,
    displayTitle: row.title,
    imageLink: imageUrls.of(row.image),
    productPageUrl: siteUrls.product(row),
    pricing: { priceString: salePriceString, strikeThroughPrice, savePriceString: saved === null ? null : `Save ${formatCents(saved)}` },
    shouldShowSavePrice: saved !== null,
    unit: row.sold_as,
    brand: row.brand,
    rating: row.rating,
    reviewCount: row.review_count,
    availability: row.availability,
    fitment,
    comparisonLabels: [...facts.keys()],
    comparisonValues: [...facts.values()],
    excludeFromThisPartFitsMyVehicle: false,
    shippingEstimate: { suggestedPickup: formatAvailability(row, row.today) }
  }
}

/** Returns a product's facts by label, deciding attributes first. If an option is not chosen, its fact lists all values. */
const getFacts = ({ deciding, kit_item_count, options, restrictions, specifications }: ComparedRow): ReadonlyMap<string, string> =>
  new Map([
    ...deciding.map(({ name, value }) => [name, value] as const),
    ...options.map(({ name, values }) => [name, values.map((value) => value.name).join(", ")] as const),
    ...specifications
      .filter(({ name }) => name !== "Brand" && !options.some((option) => option.name === name))
      .map(({ name, value }) => [name, value] as const),
    ["Kit", kit_item_count > 0 ? `Yes, ${kit_item_count} items` : "No"],
    ["Restrictions", restrictions.length === 0 ? "No" : restrictions.join(". ")]
  ])

/** Returns each label once. Labels that more products have come first, otherwise they are in display order. */
const getLabels = (products: ReadonlyArray<WireProduct>): ReadonlyArray<string> => {
  const labels = products.flatMap(({ comparisonLabels }) => comparisonLabels)
  const counts = Map.groupBy(labels, (label) => label)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([label]) => label)
}
