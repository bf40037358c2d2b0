import type { Stage } from "@camber/domain/lists"
import { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql, type UpdateObject } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import type { ListedProduct } from "./savedProducts.ts"

/** A stored list, with products and articles in the order in which they were added. */
export interface SavedList {
  readonly list_id: string
  readonly share_guid: string
  readonly list_name: string
  readonly project: Project | null
  readonly shared_at: Date | null
  /** Null means the default stages. */
  readonly stages: ReadonlyArray<typeof Stage.Encoded> | null
  readonly budget_cents: number | null
  readonly shared_as: string | null
  readonly products: ReadonlyArray<ListedProduct>
  readonly articleIds: ReadonlyArray<number>
}

/**
 * Runs `act` in a transaction that locks the visitor's lists.
 * Inside, query only through the transaction: the embedded database has no other connection.
 */
export const withListsLock = <A>(
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  act: (transaction: Kysely<Tables>) => Promise<A>
): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('lists'), hashtext(${webUserGuid}))`.execute(transaction)
    return act(transaction)
  })

const queryLists = (database: Kysely<Tables>) =>
  database
    .selectFrom("parts_list")
    .select((list) => [
      "list_id",
      "share_guid",
      "list_name",
      "project",
      "shared_at",
      "stages",
      "budget_cents",
      "shared_as",
      jsonArrayFrom(
        list
          .selectFrom("list_product")
          .select(["sku_base_number", "sku_variant_number", "components", "quantity", "noted_price_cents", "mark", "stage"])
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

const toSavedList = ({ articles, project, ...list }: Awaited<ReturnType<ReturnType<typeof queryLists>["execute"]>>[number]): SavedList => ({
  ...list,
  project: project && decodeProject(project),
  articleIds: articles.map(({ article_id }) => article_id)
})

const decodeProject = Schema.decodeUnknownSync(Project)

/** Reads a visitor's lists in creation order with one query. */
export const readLists = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedList>> =>
  (await queryLists(database).where("web_user_guid", "=", webUserGuid).execute()).map(toSavedList)

/** Reads the distinct ids of all listed products and articles (REC-42). */
export const readListedIds = async (database: Kysely<Tables>, webUserGuid: WebUserGuid) => {
  const products = await database
    .selectFrom("list_product")
    .select("sku_base_number")
    .distinct()
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  const articles = await database
    .selectFrom("list_article")
    .select("article_id")
    .distinct()
    .where("web_user_guid", "=", webUserGuid)
    .execute()
  return { skuBaseNumbers: products.map((row) => row.sku_base_number), articleIds: articles.map((row) => row.article_id) }
}

/** Counts a visitor's lists that contain products (CALL-116). */
export const countWithProducts = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<number> => {
  const { lists } = await database
    .selectFrom("list_product")
    .select(({ fn }) => fn.count<string>("list_id").distinct().as("lists"))
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirstOrThrow()
  return Number(lists)
}

/** Reads the list with a share guid, of any visitor; null for an unknown or invalid guid. */
export const readSharedList = async (database: Kysely<Tables>, shareGuid: string): Promise<SavedList | null> => {
  if (!uuid.test(shareGuid)) return null
  const row = await queryLists(database).where("share_guid", "=", shareGuid).executeTakeFirst()
  return row === undefined ? null : toSavedList(row)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Creates an empty list, with the id that the device assigned or a new id. Its share guid is a UUID v4 with 122 random bits. */
export const saveList = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  listName: string,
  { project, stages }: Pick<SavedList, "project" | "stages">,
  id: string | null
): Promise<string> => {
  const guids = { list_id: id ?? crypto.randomUUID(), share_guid: crypto.randomUUID() }
  const list = { ...guids, list_name: listName, project: project && JSON.stringify(project), stages: stages && JSON.stringify(stages) }
  await database
    .insertInto("parts_list")
    .values({ web_user_guid: webUserGuid, ...list })
    .execute()
  return list.list_id
}

/** Primary key of a list. */
export interface ListKey {
  readonly web_user_guid: WebUserGuid
  readonly list_id: string
}

/** Adds articles. Articles that the list already contains keep their position. */
export const saveArticles = async (database: Kysely<Tables>, key: ListKey, articleIds: ReadonlyArray<number>): Promise<void> => {
  if (articleIds.length === 0) return
  await database
    .insertInto("list_article")
    .values([...new Set(articleIds)].map((article_id) => ({ ...key, article_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes an article. Does nothing if the list does not contain the article. */
export const deleteArticle = async (database: Kysely<Tables>, key: ListKey, articleId: number): Promise<void> => {
  await database
    .deleteFrom("list_article")
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .where("article_id", "=", articleId)
    .execute()
}

/** Updates columns of a list. */
export const changeList = async (
  database: Kysely<Tables>,
  key: ListKey,
  change: Pick<
    UpdateObject<Tables, "parts_list">,
    "budget_cents" | "list_name" | "project" | "share_guid" | "shared_as" | "shared_at" | "stages"
  >
): Promise<void> => {
  await database
    .updateTable("parts_list")
    .set(change)
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .execute()
}

/** Deletes a list with its contents. */
export const deleteSavedList = async (database: Kysely<Tables>, key: ListKey): Promise<void> => {
  await database.deleteFrom("parts_list").where("web_user_guid", "=", key.web_user_guid).where("list_id", "=", key.list_id).execute()
}
