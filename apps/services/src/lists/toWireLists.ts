import type { PartsList } from "@camber/domain/lists"
import { Cents, toDollars } from "@camber/domain/money"
import { getVehicleLabel, type Project } from "@camber/domain/vehicle"
import { type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { type CatalogLookup, loadCatalogLookup } from "../cart/CatalogLookup.ts"
import type { Choice } from "../cart/Choice.ts"
import { describeChoice } from "../cart/describeChoice.ts"
import type { Tables } from "../database/tables.ts"
import { byBaseNumbers } from "../products/baseNumber.ts"
import { formatAvailability } from "../products/availability.ts"
import { queryProductRows } from "../products/queryProductRows.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import type { SavedList } from "./savedLists.ts"
import type { ListedProduct } from "./savedProducts.ts"

export type WireList = typeof PartsList.Encoded
type WireProduct = WireList["products"][number]
type WireArticle = WireList["articles"][number]

/** Lists the selected components of all kits in a list. */
const listKitChoices = ({ products }: SavedList): ReadonlyArray<Choice> =>
  products.filter(({ components }) => components.length > 0).map(toChoice)
const toChoice = ({ components, sku_variant_number }: ListedProduct): Choice => ({
  skuVariantNumber: sku_variant_number,
  kitComponents: components
})

/** Formats a project's vehicle; null if the current catalog does not know it. */
const formatVehicle = (reference: Reference, project: Project): WireList["car"] => {
  const description = describeProject(reference, project)
  if (description === null) return null
  const { engine, vehicle } = getVehicleLabel(description, project.isStockEngine)
  const { raceType } = description
  return { vehicle, engine, raceType: raceType === vehicle ? null : raceType }
}

/**
 * Converts lists to their wire format at current prices, with two queries in total. Products that left the catalog stay with a notice until
 * the owner removes them. Missing articles are dropped.
 */
export const toWireLists = async (store: ResolverContext, lists: ReadonlyArray<SavedList>): Promise<ReadonlyArray<WireList>> => {
  const products = await loadProducts(
    store,
    lists.flatMap((list) => list.products)
  )
  const articles = await loadArticles(
    store,
    lists.flatMap(({ articleIds }) => articleIds)
  )
  const lookup = await loadCatalogLookup(store.database, lists.flatMap(listKitChoices), false)
  const reference = await store.reference()
  return lists.map((list) => ({
    id: list.list_id,
    listName: list.list_name,
    shareGuid: list.share_guid,
    car: list.project && formatVehicle(reference, list.project),
    sharedAt: list.shared_at?.getTime() ?? null,
    products: list.products.map((kept) => toWireProduct(kept, products.get(kept.sku_base_number), lookup, store)),
    articles: list.articleIds.flatMap((id) => articles.get(id) ?? [])
  }))
}

const loadProducts = async ({ database }: ResolverContext, kept: ReadonlyArray<ListedProduct>): Promise<ReadonlyMap<string, Product>> => {
  if (kept.length === 0) return new Map()
  const bases = [...new Set(kept.map((product) => product.sku_base_number))]
  const variants = kept.map((product) => product.sku_variant_number)
  const rows = await queryListed(database, bases, variants).execute()
  return new Map(rows.map((row) => [row.sku_base_number, row]))
}

/** Queries products with their manufacturer numbers and those of their variants that are in the list. */
const queryListed = (database: Kysely<Tables>, bases: ReadonlyArray<string>, variants: ReadonlyArray<string>) =>
  queryProductRows(database, byBaseNumbers(bases)).select((product) => [
    "lead.mpn",
    "product.lead_variant_number",
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .select([
          "variant.sku_variant_number",
          "variant.mpn",
          "variant.option_value_ids",
          "variant.price_cents",
          "variant.price_in_cart",
          "variant.availability",
          "variant.quantity",
          "variant.lead_days",
          "variant.available_on",
          "variant.image"
        ])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
        .where(sql<SqlBool>`variant.sku_variant_number = any(${variants})`)
    ).as("variants")
  ])

type Product = Awaited<ReturnType<ReturnType<typeof queryListed>["execute"]>>[number]

/**
 * Converts a product with the data of the variant in the list. If no variant is selected, uses the default variant, as a product card does.
 */
const toWireProduct = (
  kept: ListedProduct,
  product: Product | undefined,
  lookup: CatalogLookup,
  { imageUrls }: ResolverContext
): WireProduct => {
  const { quantity, sku_base_number: skuBaseNumber } = kept
  const skuVariantNumber = kept.sku_variant_number || null
  const notedPrice = kept.noted_price_cents === null ? null : toDollars(kept.noted_price_cents)
  const kitComponents = describeComponents(kept, lookup, imageUrls)
  const saved = {
    skuBaseNumber,
    skuVariantNumber,
    kitComponents,
    notedPrice,
    quantity,
    mark: kept.mark,
    quantityRequested: null,
    url: null,
    images: null
  }
  const displayed =
    skuVariantNumber === null ? product : product?.variants.find((variant) => variant.sku_variant_number === skuVariantNumber)
  if (product === undefined || displayed === undefined)
    return { ...saved, ...NO_LONGER_SOLD, imageUrl: imageUrls.drawing(PLACEHOLDER_DRAWING) }
  return {
    ...saved,
    isKit: product.kit_item_count > 0,
    sku: displayed.mpn ?? skuVariantNumber ?? product.lead_variant_number,
    title: product.title,
    brand: product.brand,
    segmentCategory: product.segment,
    availability: displayed.availability,
    availabilityText: formatAvailability(displayed, product.today),
    rating: product.rating,
    reviewCount: product.review_count,
    options: skuVariantNumber === null ? [] : listOptions(product, displayed),
    price: displayed.price_in_cart ? null : toDollars(Cents.make(displayed.price_cents)),
    notedPrice: displayed.price_in_cart ? null : notedPrice,
    productUrl: siteUrls.product(product, skuVariantNumber ?? undefined),
    imageUrl: imageUrls.of(displayed.image)
  }
}

const listOptions = ({ options }: Product, displayed: Product | Product["variants"][number]): WireProduct["options"] => {
  const values = "option_value_ids" in displayed ? optionValueNames(options, displayed.option_value_ids) : []
  return options.map(({ name }, index) => ({ name, value: values[index] ?? "" }))
}

const describeComponents = (kept: ListedProduct, lookup: CatalogLookup, imageUrls: ImageUrls): WireProduct["kitComponents"] =>
  describeChoice(toChoice(kept), lookup, imageUrls).kitComponents

/** Data of a product that is no longer in the catalog. */
const NO_LONGER_SOLD = {
  isKit: false,
  sku: "",
  title: "No longer sold",
  brand: "",
  segmentCategory: "",
  availability: "Discontinued",
  availabilityText: "Discontinued",
  rating: 0,
  reviewCount: 0,
  options: [],
  price: 0,
  productUrl: siteUrls.all
} as const
const PLACEHOLDER_DRAWING = "parts-box"

const loadArticles = async (
  { database, imageUrls }: ResolverContext,
  ids: ReadonlyArray<number>
): Promise<ReadonlyMap<number, WireArticle>> => {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "authors", "drawing"])
    .where(sql<SqlBool>`article_id = any(${ids})`)
    .execute()
  const toWire = (row: (typeof rows)[number]): WireArticle => ({
    id: row.article_id,
    title: row.title,
    author: row.authors,
    url: siteUrls.article(row),
    articleThumbnailUrl: imageUrls.drawing(row.drawing)
  })
  return new Map(rows.map((row) => [row.article_id, toWire(row)]))
}
