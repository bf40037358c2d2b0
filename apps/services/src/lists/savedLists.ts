import type { Stage } from "@camber/domain/lists"
import { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql, type UpdateObject } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import type { ListedProduct } from "./savedProducts.ts"

/** A list as it is kept, its products and articles in the order in which they came. */
export interface SavedList {
  readonly list_id: string
  readonly share_guid: string
  readonly list_name: string
  readonly project: Project | null
  readonly shared_at: Date | null
  /** null: the usual ones. */
  readonly stages: ReadonlyArray<typeof Stage.Encoded> | null
  readonly budget_cents: number | null
  readonly shared_as: string | null
  readonly products: ReadonlyArray<ListedProduct>
  readonly articleIds: ReadonlyArray<number>
}

/**
 * Runs `act` in one transaction in which nobody else changes this visitor's lists: whoever comes second waits. Inside, only the
 * transaction may be asked: the embedded database has no other connection.
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

const listRows = (database: Kysely<Tables>) =>
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

const savedList = ({ articles, project, ...list }: Awaited<ReturnType<ReturnType<typeof listRows>["execute"]>>[number]): SavedList => ({
  ...list,
  project: project && decodeProject(project),
  articleIds: articles.map(({ article_id }) => article_id)
})

const decodeProject = Schema.decodeUnknownSync(Project)

/** A visitor's lists in the order in which they were made; one query. */
export const readLists = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedList>> =>
  (await listRows(database).where("web_user_guid", "=", webUserGuid).execute()).map(savedList)

/** What a visitor's lists hold, each number once (REC-42). */
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
export const readSharedList = async (database: Kysely<Tables>, shareGuid: string): Promise<SavedList | null> => {
  if (!uuid.test(shareGuid)) return null
  const row = await listRows(database).where("share_guid", "=", shareGuid).executeTakeFirst()
  return row === undefined ? null : savedList(row)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Makes an empty list, under an id that its own device has given it or a new one; its share guid is 122 random bits of a UUID v4. */
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

/** One list of one visitor. */
export interface ListKey {
  readonly web_user_guid: WebUserGuid
  readonly list_id: string
}

/** Writes articles; one that is there stays where it is. */
export const saveArticles = async (database: Kysely<Tables>, key: ListKey, articleIds: ReadonlyArray<number>): Promise<void> => {
  if (articleIds.length === 0) return
  await database
    .insertInto("list_article")
    .values([...new Set(articleIds)].map((article_id) => ({ ...key, article_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is not there is as good as dropped. */
export const deleteArticle = async (database: Kysely<Tables>, key: ListKey, articleId: number): Promise<void> => {
  await database
    .deleteFrom("list_article")
    .where("web_user_guid", "=", key.web_user_guid)
    .where("list_id", "=", key.list_id)
    .where("article_id", "=", articleId)
    .execute()
}

/** Changes what is told of a whole list. */
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

/** With all that it holds. */
export const deleteSavedList = async (database: Kysely<Tables>, key: ListKey): Promise<void> => {
  await database.deleteFrom("parts_list").where("web_user_guid", "=", key.web_user_guid).where("list_id", "=", key.list_id).execute()
}
