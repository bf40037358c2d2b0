import { Cents, toDollars } from "@camber/domain/catalogue"
import type { PartsList } from "@camber/domain/lists"
import { type Kysely, sql, type SqlBool } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { ofBases } from "../products/baseNumber.ts"
import { productRows } from "../products/productRows.ts"
import { addresses } from "../schema/addresses.ts"
import type { Store } from "../schema/Store.ts"
import type { KeptList, KeptProduct } from "./keptLists.ts"

export type WireList = typeof PartsList.Encoded
type WireProduct = WireList["products"][number]
type WireArticle = WireList["articles"][number]

type Shelf = Pick<Store, "database" | "pictures">

/**
 * Lists as they travel, at today's prices; two queries for all of them together. A product that the catalogue no longer holds stays until
 * its owner removes it, and says so; an article that is gone is left out.
 */
export const wireLists = async (store: Shelf, lists: ReadonlyArray<KeptList>): Promise<ReadonlyArray<WireList>> => {
  const products = await productsOf(
    store,
    lists.flatMap((list) => list.products)
  )
  const articles = await articlesOf(
    store,
    lists.flatMap(({ articleIds }) => articleIds)
  )
  return lists.map((list) => ({
    id: list.list_id,
    listName: list.list_name,
    shareGuid: list.share_guid,
    products: list.products.map((kept) => wireProduct(kept, products.get(kept.sku_base_number), store)),
    articles: list.articleIds.flatMap((id) => articles.get(id) ?? [])
  }))
}

const productsOf = async ({ database }: Shelf, kept: ReadonlyArray<KeptProduct>): Promise<ReadonlyMap<string, Product>> => {
  if (kept.length === 0) return new Map()
  const bases = [...new Set(kept.map((product) => product.sku_base_number))]
  const variants = kept.map((product) => product.sku_variant_number)
  const rows = await listedRows(database, bases, variants).execute()
  return new Map(rows.map((row) => [row.sku_base_number, row]))
}

/** Products with the maker's number of their lead variant, and with those of these variants that they have. */
const listedRows = (database: Kysely<Tables>, bases: ReadonlyArray<string>, variants: ReadonlyArray<string>) =>
  productRows(database, ofBases(bases)).select((product) => [
    "lead.mpn",
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .select(["variant.sku_variant_number", "variant.mpn", "variant.price_cents", "variant.availability", "variant.image"])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
        .where(sql<SqlBool>`variant.sku_variant_number = any(${variants})`)
    ).as("variants")
  ])

type Product = Awaited<ReturnType<ReturnType<typeof listedRows>["execute"]>>[number]

/** A product speaks of the variant that the list names; where it names none, as its card does, of the lead variant. */
const wireProduct = (kept: KeptProduct, product: Product | undefined, { pictures }: Shelf): WireProduct => {
  const { quantity, sku_base_number: skuBaseNumber } = kept
  const skuVariantNumber = kept.sku_variant_number || null
  const told = { skuBaseNumber, skuVariantNumber, quantity, quantityRequested: null, url: null, images: null }
  const spoken = skuVariantNumber === null ? product : product?.variants.find((variant) => variant.sku_variant_number === skuVariantNumber)
  if (product === undefined || spoken === undefined) return { ...told, ...noLongerSold, imageUrl: pictures.drawing(anyPart) }
  return {
    ...told,
    isKit: product.kit_item_count > 0,
    sku: spoken.mpn,
    title: product.title,
    brand: product.brand,
    segmentCategory: product.segment,
    availability: spoken.availability,
    rating: product.rating,
    reviewCount: product.review_count,
    price: toDollars(Cents.make(spoken.price_cents)),
    productUrl: addresses.product(product, skuVariantNumber ?? undefined),
    imageUrl: pictures.of(spoken.image)
  }
}

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
  price: 0,
  productUrl: addresses.all
} as const
const anyPart = "parts-box"

const articlesOf = async ({ database, pictures }: Shelf, ids: ReadonlyArray<number>): Promise<ReadonlyMap<number, WireArticle>> => {
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
    url: addresses.article(row),
    articleThumbnailUrl: pictures.drawing(row.drawing)
  })
  return new Map(rows.map((row) => [row.article_id, wire(row)]))
}
