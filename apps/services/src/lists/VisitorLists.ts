import { validateListName, type ListItem, MOST_ADDED } from "@camber/domain/lists"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import { loadCatalogLookup } from "../cart/CatalogLookup.ts"
import { type ItemRejection, getAddRejection } from "../cart/AddRejection.ts"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"
import { saveArticles, saveList, type SavedList, readLists, type ListKey } from "./savedLists.ts"
import { saveProducts, type SavedProduct } from "./savedProducts.ts"
import { getProductKey, mergeProducts } from "./mergeProducts.ts"

/** Maximum lists per visitor. */
export const MAX_LISTS = 100
/** Maximum number of products in a list, and of articles. It equals the maximum of one add. */
const MAX_ITEMS = MOST_ADDED

/** One visitor's lists, read at the start of a transaction that locks them. */
export interface VisitorLists {
  readonly database: Kysely<Tables>
  readonly userGuid: WebUserGuid
  readonly kept: ReadonlyArray<SavedList>
}

export const loadVisitorLists = async (database: Kysely<Tables>, userGuid: WebUserGuid): Promise<VisitorLists> => ({
  database,
  userGuid,
  kept: await readLists(database, userGuid)
})

export const findList = ({ kept }: VisitorLists, listId: string): SavedList | undefined => kept.find((list) => list.list_id === listId)

export const getListKey = ({ userGuid }: VisitorLists, { list_id }: Pick<SavedList, "list_id">): ListKey => ({
  web_user_guid: userGuid,
  list_id
})

/** Values of the sharing columns for a list that is not shared. */
export const UNSHARED = { shared_at: null, shared_as: null } as const

/**
 * Creates an empty list; returns null if the visitor has too many lists.
 *
 * @param id - The id that the visitor's device assigned offline.
 */
export const createList = async (
  own: VisitorLists,
  listName: string,
  planned: Pick<SavedList, "project" | "stages"> = { project: null, stages: null },
  id: string | null = null
): Promise<SavedList | null> => {
  if (own.kept.length >= MAX_LISTS) return null
  const list_id = await saveList(own.database, own.userGuid, listName, planned, id)
  return { list_id, list_name: listName, share_guid: "", ...planned, ...UNSHARED, budget_cents: null, products: [], articleIds: [] }
}

/** Adds products and articles to a list. If the list would exceed the limit, returns false and adds nothing. */
export const addToList = async (
  own: VisitorLists,
  list: SavedList,
  products: ReadonlyArray<SavedProduct>,
  articleIds: ReadonlyArray<number>
): Promise<boolean> => {
  const identities = new Set([...list.products, ...products].map(getProductKey))
  if (identities.size > MAX_ITEMS || new Set([...list.articleIds, ...articleIds]).size > MAX_ITEMS) return false
  await saveProducts(own.database, getListKey(own, list), mergeProducts(list.products, products))
  await saveArticles(own.database, getListKey(own, list), articleIds)
  return true
}

/** Whether the catalog has all items: the product, the variant if given, and for a kit, either a complete selection or none. */
export const isEveryItemSold = async (own: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> =>
  (await areInCatalog(own, items)) && (await areValidKits(own, items))

const areValidKits = async ({ database }: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> => {
  const built = items.filter(({ kitComponents }) => kitComponents.length > 0)
  const choices = built.map(({ kitComponents, skuVariantNumber }) => ({ kitComponents, skuVariantNumber: skuVariantNumber ?? "" }))
  const lookup = await loadCatalogLookup(database, choices, false)
  return choices.every((choice) => SAVEABLE_REJECTIONS.includes(getAddRejection(choice, lookup)))
}
/** Rejections that do not prevent saving: unavailable items can be saved. */
const SAVEABLE_REJECTIONS: ReadonlyArray<ItemRejection | null> = [null, "notAvailable"]

const areInCatalog = async ({ database }: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> => {
  const rows = await database
    .selectFrom("product")
    .innerJoin("variant", "variant.product_page_id", "product.product_page_id")
    .select(["product.sku_base_number", "variant.sku_variant_number"])
    .where(
      sql<SqlBool>`product.sku_base_number = any(${items.map(({ skuBaseNumber }) => skuBaseNumber)})
        and (variant.sku_variant_number = any(${items.map(({ skuVariantNumber }) => skuVariantNumber ?? "")})
          or variant.sku_variant_number = product.lead_variant_number)`
    )
    .execute()
  const bases = new Set(rows.map((row) => row.sku_base_number))
  const variants = new Map(rows.map((row) => [row.sku_variant_number, row.sku_base_number]))
  return items.every(({ skuBaseNumber, skuVariantNumber }) =>
    skuVariantNumber === null ? bases.has(skuBaseNumber) : variants.get(skuVariantNumber) === skuBaseNumber
  )
}

/** Whether all articles exist. */
export const isEveryArticleKnown = async ({ database }: VisitorLists, articleIds: ReadonlyArray<number>): Promise<boolean> => {
  const rows = await database
    .selectFrom("article")
    .select("article_id")
    .where(sql<SqlBool>`article_id = any(${articleIds})`)
    .execute()
  return rows.length === new Set(articleIds).size
}

/** Validates and trims a list name. Throws `InvalidArgument` with the message of the violated rule (TOAST-13, TOAST-14). */
export const parseListName = (listName: string): string => {
  const problem = validateListName(listName)
  if (problem !== null) throw new InvalidArgument({ argument: "listName", expected: problem })
  return listName.trim()
}
