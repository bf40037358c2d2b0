import { validateListName, type ListItem, MOST_ADDED } from "@camber/domain/lists"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import { loadCatalogLookup } from "../cart/CatalogLookup.ts"
import { type AddRejection, getAddRejection } from "../cart/AddRejection.ts"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument } from "../http/errors.ts"
import { saveArticles, saveList, type SavedList, readLists, type ListKey } from "./savedLists.ts"
import { saveProducts, type SavedProduct } from "./savedProducts.ts"
import { getProductKey, mergeProducts } from "./mergeProducts.ts"

/** Lists of one visitor at most. */
export const MAX_LISTS = 100
/** Products, and articles, of one list at most: as many as can be added at once. */
const MOST_KEPT = MOST_ADDED

/** One visitor's lists, inside a transaction that nobody else changes them in, as they were when it began. */
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

/** One of the visitor's own lists. */
export const findList = ({ kept }: VisitorLists, listId: string): SavedList | undefined => kept.find((list) => list.list_id === listId)

export const getListKey = ({ userGuid }: VisitorLists, { list_id }: Pick<SavedList, "list_id">): ListKey => ({
  web_user_guid: userGuid,
  list_id
})

/** Nobody was given its link. */
export const unshared = { shared_at: null, shared_as: null } as const

/** A further list, empty; null where there are as many as may be. `id` is what the visitor's device calls it already. */
export const newList = async (
  own: VisitorLists,
  listName: string,
  planned: Pick<SavedList, "project" | "stages"> = { project: null, stages: null },
  id: string | null = null
): Promise<SavedList | null> => {
  if (own.kept.length >= MAX_LISTS) return null
  const list_id = await saveList(own.database, own.userGuid, listName, planned, id)
  return { list_id, list_name: listName, share_guid: "", ...planned, ...unshared, budget_cents: null, products: [], articleIds: [] }
}

/** Puts products and articles into a list. False, and nothing is put, where it has no room for all. */
export const addToList = async (
  own: VisitorLists,
  list: SavedList,
  products: ReadonlyArray<SavedProduct>,
  articleIds: ReadonlyArray<number>
): Promise<boolean> => {
  const identities = new Set([...list.products, ...products].map(getProductKey))
  if (identities.size > MOST_KEPT || new Set([...list.articleIds, ...articleIds]).size > MOST_KEPT) return false
  await saveProducts(own.database, getListKey(own, list), mergeProducts(list.products, products))
  await saveArticles(own.database, getListKey(own, list), articleIds)
  return true
}

/** Whether the catalogue holds each of these: the product and, where a variant is named, that variant; of a kit a whole choice or none. */
export const isEveryItemSold = async (own: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> =>
  (await areHeld(own, items)) && (await areBuilt(own, items))

const areBuilt = async ({ database }: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> => {
  const built = items.filter(({ kitComponents }) => kitComponents.length > 0)
  const choices = built.map(({ kitComponents, skuVariantNumber }) => ({ kitComponents, skuVariantNumber: skuVariantNumber ?? "" }))
  const lookup = await loadCatalogLookup(database, choices, false)
  return choices.every((choice) => canBeSaved.includes(getAddRejection(choice, lookup)))
}
/** What cannot be bought now can still be kept. */
const canBeSaved: ReadonlyArray<AddRejection | null> = [null, "notAvailable"]

const areHeld = async ({ database }: VisitorLists, items: ReadonlyArray<ListItem>): Promise<boolean> => {
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

/** Whether there is each of these articles. */
export const isEveryArticleKnown = async ({ database }: VisitorLists, articleIds: ReadonlyArray<number>): Promise<boolean> => {
  const rows = await database
    .selectFrom("article")
    .select("article_id")
    .where(sql<SqlBool>`article_id = any(${articleIds})`)
    .execute()
  return rows.length === new Set(articleIds).size
}

/** A name as it is kept: without blanks at its ends. Throws `InvalidArgument` with the words of the name's own rule (TOAST-13, TOAST-14). */
export const parseListName = (listName: string): string => {
  const problem = validateListName(listName)
  if (problem !== null) throw new InvalidArgument({ argument: "listName", expected: problem })
  return listName.trim()
}
