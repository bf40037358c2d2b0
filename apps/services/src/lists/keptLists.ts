import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"

/** A product of a list as it is kept; an empty variant number: none is chosen. */
export interface KeptProduct {
  readonly sku_base_number: string
  readonly sku_variant_number: string
  readonly quantity: number
}

/** A list as it is kept, its products and articles in the order in which they came. */
export interface KeptList {
  readonly list_id: string
  readonly share_guid: string
  readonly list_name: string
  readonly products: ReadonlyArray<KeptProduct>
  readonly articleIds: ReadonlyArray<number>
}

/**
 * Runs `act` in one transaction in which nobody else changes this visitor's lists: whoever comes second waits. Inside, only the
 * transaction may be asked: the embedded database has no other connection.
 */
export const changingLists = <A>(
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  act: (transaction: Kysely<Tables>) => Promise<A>
): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('lists'), hashtext(${webUserGuid}))`.execute(transaction)
    return act(transaction)
  })

const listRows = (database: Kysely<Tables>) =>
  database
    .selectFrom("parts_list")
    .select((list) => [
      "list_id",
      "share_guid",
      "list_name",
      jsonArrayFrom(
        list
          .selectFrom("list_product")
          .select(["sku_base_number", "sku_variant_number", "quantity"])
          .whereRef("list_product.web_user_guid", "=", "parts_list.web_user_guid")
          .whereRef("list_product.list_id", "=", "parts_list.list_id")
          .orderBy("list_product.ordinality")
      ).as("products"),
      jsonArrayFrom(
        list
          .selectFrom("list_article")
          .select("article_id")
          .whereRef("list_article.web_user_guid", "=", "parts_list.web_user_guid")
          .whereRef("list_article.list_id", "=", "parts_list.list_id")
          .orderBy("list_article.ordinality")
      ).as("articles")
    ])
    .orderBy("ordinality")

const keptList = ({ articles, ...list }: Awaited<ReturnType<ReturnType<typeof listRows>["execute"]>>[number]): KeptList => ({
  ...list,
  articleIds: articles.map(({ article_id }) => article_id)
})

/** A visitor's lists in the order in which they were made; one query. */
export const keptLists = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<KeptList>> =>
  (await listRows(database).where("web_user_guid", "=", webUserGuid).execute()).map(keptList)

/** How many of a visitor's lists hold a product (CALL-116). */
export const countWithProducts = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<number> => {
  const { lists } = await database
    .selectFrom("list_product")
    .select(({ fn }) => fn.count<string>("list_id").distinct().as("lists"))
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirstOrThrow()
  return Number(lists)
}

/** The list that a share guid names, whoever's it is. A text that is no UUID names none. */
export const keptSharedList = async (database: Kysely<Tables>, shareGuid: string): Promise<KeptList | null> => {
  if (!uuid.test(shareGuid)) return null
  const row = await listRows(database).where("share_guid", "=", shareGuid).executeTakeFirst()
  return row === undefined ? null : keptList(row)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Makes an empty list; its share guid is 122 random bits of a UUID v4. */
export const keepList = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, listName: string): Promise<string> => {
  const list = { list_id: crypto.randomUUID(), share_guid: crypto.randomUUID(), list_name: listName }
  await database
    .insertInto("parts_list")
    .values({ web_user_guid: webUserGuid, ...list })
    .execute()
  return list.list_id
}

/** One list of one visitor. */
export interface ListKey {
  readonly web_user_guid: WebUserGuid
  readonly list_id: string
}

/** Writes products with their quantities: what is there already takes the new one. No two of them may be the same. */
export const keepProducts = async (database: Kysely<Tables>, key: ListKey, products: ReadonlyArray<KeptProduct>): Promise<void> => {
  if (products.length === 0) return
  await database
    .insertInto("list_product")
    .values(products.map((product) => ({ ...key, ...product })))
    .onConflict((conflict) =>
      conflict
        .columns(["web_user_guid", "list_id", "sku_base_number", "sku_variant_number"])
        .doUpdateSet(({ ref }) => ({ quantity: ref("excluded.quantity") }))
    )
    .execute()
}

/** Writes articles; one that is there stays where it is. */
export const keepArticles = async (database: Kysely<Tables>, key: ListKey, articleIds: ReadonlyArray<number>): Promise<void> => {
  if (articleIds.length === 0) return
  await database
    .insertInto("list_article")
    .values([...new Set(articleIds)].map((article_id) => ({ ...key, article_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is not there is as good as dropped. */
export const dropProduct = async (
  database: Kysely<Tables>,
  key: ListKey,
  product: Pick<KeptProduct, "sku_base_number" | "sku_variant_number">
): Promise<void> => {
  await database
    .deleteFrom("list_product")
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .where("sku_base_number", "=", product.sku_base_number)
    .where("sku_variant_number", "=", product.sku_variant_number)
    .execute()
}

/** What is not there is as good as dropped. */
export const dropArticle = async (database: Kysely<Tables>, key: ListKey, articleId: number): Promise<void> => {
  await database
    .deleteFrom("list_article")
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .where("article_id", "=", articleId)
    .execute()
}

export const renameList = async (database: Kysely<Tables>, key: ListKey, listName: string): Promise<void> => {
  await database
    .updateTable("parts_list")
    .set({ list_name: listName })
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .execute()
}

/** With all that it holds. */
export const dropList = async (database: Kysely<Tables>, key: ListKey): Promise<void> => {
  await database.deleteFrom("parts_list").where("web_user_guid", "=", key.web_user_guid).where("list_id", "=", key.list_id).execute()
}
