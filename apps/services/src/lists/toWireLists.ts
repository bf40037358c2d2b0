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

/** The choices of the kits in a list that were built. */
const builtKits = ({ products }: SavedList): ReadonlyArray<Choice> =>
  products.filter(({ components }) => components.length > 0).map(choiceOf)
const choiceOf = ({ components, sku_variant_number }: ListedProduct): Choice => ({
  skuVariantNumber: sku_variant_number,
  kitComponents: components
})

/** A project in the words of a plate; null where the present catalogue does not know it. */
const carOf = (reference: Reference, project: Project): WireList["car"] => {
  const description = describeProject(reference, project)
  if (description === null) return null
  const { engine, vehicle } = getVehicleLabel(description, project.isStockEngine)
  const { raceType } = description
  return { vehicle, engine, raceType: raceType === vehicle ? null : raceType }
}

/**
 * Lists as they travel, at today's prices; two queries for all of them together. A product that the catalogue no longer holds stays until
 * its owner removes it, and says so; an article that is gone is left out.
 */
export const toWireLists = async (store: ResolverContext, lists: ReadonlyArray<SavedList>): Promise<ReadonlyArray<WireList>> => {
  const products = await productsOf(
    store,
    lists.flatMap((list) => list.products)
  )
  const articles = await articlesOf(
    store,
    lists.flatMap(({ articleIds }) => articleIds)
  )
  const lookup = await loadCatalogLookup(store.database, lists.flatMap(builtKits), false)
  const reference = await store.reference()
  return lists.map((list) => ({
    id: list.list_id,
    listName: list.list_name,
    shareGuid: list.share_guid,
    car: list.project && carOf(reference, list.project),
    sharedAt: list.shared_at?.getTime() ?? null,
    products: list.products.map((kept) => wireProduct(kept, products.get(kept.sku_base_number), lookup, store)),
    articles: list.articleIds.flatMap((id) => articles.get(id) ?? [])
  }))
}

const productsOf = async ({ database }: ResolverContext, kept: ReadonlyArray<ListedProduct>): Promise<ReadonlyMap<string, Product>> => {
  if (kept.length === 0) return new Map()
  const bases = [...new Set(kept.map((product) => product.sku_base_number))]
  const variants = kept.map((product) => product.sku_variant_number)
  const rows = await listedRows(database, bases, variants).execute()
  return new Map(rows.map((row) => [row.sku_base_number, row]))
}

/** Products with the maker's number of their lead variant, and with those of these variants that they have. */
const listedRows = (database: Kysely<Tables>, bases: ReadonlyArray<string>, variants: ReadonlyArray<string>) =>
  queryProductRows(database, byBaseNumbers(bases)).select((product) => [
    "lead.mpn",
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
          "variant.image"
        ])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
        .where(sql<SqlBool>`variant.sku_variant_number = any(${variants})`)
    ).as("variants")
  ])

type Product = Awaited<ReturnType<ReturnType<typeof listedRows>["execute"]>>[number]

/** A product speaks of the variant that the list names; where it names none, as its card does, of the lead variant. */
const wireProduct = (
  kept: ListedProduct,
  product: Product | undefined,
  lookup: CatalogLookup,
  { pictures }: ResolverContext
): WireProduct => {
  const { quantity, sku_base_number: skuBaseNumber } = kept
  const skuVariantNumber = kept.sku_variant_number || null
  const notedPrice = kept.noted_price_cents === null ? null : toDollars(kept.noted_price_cents)
  const kitComponents = listedComponents(kept, lookup, pictures)
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
  const spoken = skuVariantNumber === null ? product : product?.variants.find((variant) => variant.sku_variant_number === skuVariantNumber)
  if (product === undefined || spoken === undefined) return { ...saved, ...noLongerSold, imageUrl: pictures.drawing(anyPart) }
  return {
    ...saved,
    isKit: product.kit_item_count > 0,
    sku: spoken.mpn,
    title: product.title,
    brand: product.brand,
    segmentCategory: product.segment,
    availability: spoken.availability,
    rating: product.rating,
    reviewCount: product.review_count,
    options: skuVariantNumber === null ? [] : chosenOptions(product, spoken),
    price: spoken.price_in_cart ? null : toDollars(Cents.make(spoken.price_cents)),
    notedPrice: spoken.price_in_cart ? null : notedPrice,
    productUrl: siteUrls.product(product, skuVariantNumber ?? undefined),
    imageUrl: pictures.of(spoken.image)
  }
}

const chosenOptions = ({ options }: Product, spoken: Product | Product["variants"][number]): WireProduct["options"] => {
  const values = "option_value_ids" in spoken ? optionValueNames(options, spoken.option_value_ids) : []
  return options.map(({ name }, index) => ({ name, value: values[index] ?? "" }))
}

/** What was chosen for the parts of a kit, by name. */
const listedComponents = (kept: ListedProduct, lookup: CatalogLookup, pictures: ImageUrls): WireProduct["kitComponents"] =>
  describeChoice(choiceOf(kept), lookup, pictures).kitComponents

/** What is said of a product that the catalogue no longer holds, and its picture. */
const noLongerSold = {
  isKit: false,
  sku: "",
  title: "No longer sold",
  brand: "",
  segmentCategory: "",
  availability: "Discontinued",
  rating: 0,
  reviewCount: 0,
  options: [],
  price: 0,
  productUrl: siteUrls.all
} as const
const anyPart = "parts-box"

const articlesOf = async (
  { database, pictures }: ResolverContext,
  ids: ReadonlyArray<number>
): Promise<ReadonlyMap<number, WireArticle>> => {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom("article")
    .select(["article_id", "slug", "title", "authors", "drawing"])
    .where(sql<SqlBool>`article_id = any(${ids})`)
    .execute()
  const wire = (row: (typeof rows)[number]): WireArticle => ({
    id: row.article_id,
    title: row.title,
    author: row.authors,
    url: siteUrls.article(row),
    articleThumbnailUrl: pictures.drawing(row.drawing)
  })
  return new Map(rows.map((row) => [row.article_id, wire(row)]))
}
