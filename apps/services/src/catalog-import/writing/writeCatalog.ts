import type { ProductContent } from "@camber/catalog-import"
import { Data } from "effect"
import { type Kysely, sql } from "kysely"
import type { ImportPlan } from "../../database/importTables.ts"
import { isInCatalog } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import { lockVariants } from "../../orders/reserveStock.ts"
import { republishReviews } from "../../reviews/publishedReviews.ts"
import { writeSearchTerms } from "../../seeding/seedOnce.ts"
import { answerQuestions } from "../../staff/questions.ts"
import type { Pace } from "../createPace.ts"
import { countStaged } from "../stageImport.ts"
import { deleteUnusedBrands } from "./brands.ts"
import { beat, inBatch } from "./inBatch.ts"
import { restoreProducts, withdrawProducts } from "./withdrawProducts.ts"
import { writeKits } from "./writeKits.ts"
import { type Step, type StepOptions, writeStep } from "./writeStep.ts"

export interface WriteOptions extends Pick<StepOptions, "getPartImagePath" | "isUndo"> {
  readonly plan: ImportPlan
  readonly pace: Pace
}

/**
 * Writes the difference between the staged products and the shop's own ones, in short transactions of whole products. An undo writes the
 * products that the import replaced.
 *
 * New products are not listed, and products that leave stay listed, until the catalog's version changes at the end. If the process is
 * killed, no product is half written, and another call continues.
 */
export const writeCatalog = async (database: Kysely<Tables>, importId: number, options: WriteOptions): Promise<void> => {
  await writeChanges(database, importId, options)
  await requireAllStaged(database, importId, options)
  await withdrawGone(database, importId, options)
  await writeAllKits(database, importId, options)
  // This is the last step, so that an import that fails earlier does not remove the parts that no import brought.
  await (options.isUndo ? restoreForeign(database, importId, options) : withdrawForeign(database, importId, options))
  await finish(database, importId, options)
}

const report = async (transaction: Kysely<Tables>, ids: ReadonlyArray<number>, known: ReadonlyArray<number>): Promise<void> => {
  await sql`select follow_variants(${ids}::int[])`.execute(transaction)
  if (known.length > 0) await sql`select tell_of_any('product', ${known}::int[])`.execute(transaction)
}

interface Window {
  readonly last: string | null
  readonly steps: ReadonlyArray<Step>
}

/** Reads the next window of products and returns those to write. So a long sequence of unchanged products is read in parts. */
const readWindow = async (
  database: Kysely<Tables>,
  importId: number,
  after: string,
  most: number,
  { isUndo, plan: { isAgain } }: WriteOptions
): Promise<Window> => {
  const { rows } = await sql<Window>`
    select max(staged.shop_key) as last, coalesce(json_agg(json_build_object('content', staged.content, 'offers', staged.offers, 'before', own.offers,
        'isSame', coalesce(own.content = staged.content, false)) order by staged.shop_key)
      filter (where ${isAgain}::boolean or (own.content, own.offers) is distinct from (staged.content, staged.offers)), '[]') as steps
    from (${isUndo ? replaced(importId, after, most) : staged(importId, after, most)}) as staged
      left join own_product as own using (shop_key)`.execute(database)
  return rows[0]!
}

const staged = (importId: number, after: string, most: number) => sql`
  select shop_key, content, offers from import_product where import_id = ${importId} and shop_key > ${after} order by shop_key limit ${most}`

/**
 * Selects the products as they were before the import. Offers of variants that stay do not change. A variant that was removed gets its old
 * offer.
 */
const replaced = (importId: number, after: string, most: number) => sql`
  select change.shop_key, change.content, (
    select coalesce(jsonb_agg(found.offer order by place), '[]'::jsonb)
    from jsonb_array_elements(change.content -> 'variants') with ordinality as part (variant, place)
    cross join lateral (
      select offer from jsonb_array_elements(coalesce(own.offers, '[]'::jsonb) || change.offers) with ordinality as known (offer, at)
      where offer ->> 'sku' = variant ->> 'sku' order by at limit 1) as found) as offers
  from import_change as change left join own_product as own using (shop_key)
  where import_id = ${importId} and change.content is not null and shop_key > ${after} order by shop_key limit ${most}`

const writeChanges = async (database: Kysely<Tables>, importId: number, options: WriteOptions): Promise<void> => {
  const { pace } = options
  for (let after = ""; ;) {
    const { last, steps } = await pace.run(() => readWindow(database, importId, after, pace.size(), options))
    if (last === null) return
    if (steps.length === 0) await beat(database, importId)
    else
      await pace.run(() =>
        inBatch(
          database,
          importId,
          (transaction) => writeStep(transaction, importId, steps, options),
          (transaction, { ids, known }) => report(transaction, ids, known)
        )
      )
    after = last
  }
}

/** Withdraws the products that no import brought: those of the demo catalog. */
const withdrawForeign = async (database: Kysely<Tables>, importId: number, { pace }: WriteOptions): Promise<void> => {
  for (let after = 0; ;) {
    const ids = await readForeignIds(database, after, pace.size())
    const last = ids.at(-1)
    if (last === undefined) return
    await pace.run(() =>
      inBatch(
        database,
        importId,
        async () => ids.map((id) => ({ id, successor: null })),
        (transaction, products) => withdrawProducts(transaction, importId, products, false)
      )
    )
    after = last
  }
}

/** Puts the products on sale again that the import withdrew and no import brought, unless they are deleted. */
const restoreForeign = async (database: Kysely<Tables>, importId: number, { pace }: WriteOptions): Promise<void> => {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select product_page_id as id from leaving_product
      where product_page_id > ${after}
        and exists (select from withdrawn_offer as noted where import_id = ${importId} and noted.product_page_id = leaving_product.product_page_id)
        and not exists (select from own_product as own where own.product_page_id = leaving_product.product_page_id)
      order by product_page_id limit ${pace.size()}`.execute(database)
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    await pace.run(() =>
      inBatch(
        database,
        importId,
        async () => ids,
        async (transaction) => {
          await lockVariants(transaction, ids)
          await restoreProducts(transaction, importId, ids)
        }
      )
    )
    after = last
  }
}

const readForeignIds = async (database: Kysely<Tables>, after: number, most: number): Promise<ReadonlyArray<number>> => {
  const { rows } = await sql<{ product_page_id: number }>`
    select product_page_id from product
    where product_page_id > ${after} and ${isInCatalog("product.product_page_id")}
      and not exists (select from own_product as own where own.product_page_id = product.product_page_id)
    order by product_page_id limit ${most}`.execute(database)
  return rows.map(({ product_page_id }) => product_page_id)
}

/** Counts the products that no import brought. */
export const countForeign = async (database: Kysely<Tables>): Promise<number> => (await readForeignIds(database, 0, 1_000_000_000)).length

/** Without its staged products, an import would withdraw the whole catalog. */
const requireAllStaged = async (database: Kysely<Tables>, importId: number, { isUndo, plan }: WriteOptions): Promise<void> => {
  if (isUndo) return
  await inBatch(database, importId, async (transaction) => {
    const count = await countStaged(transaction, importId, "import_product")
    if (count === 0 || (plan.staged !== undefined && count !== plan.staged))
      throw new StagedMissing({ message: `Only ${count} of ${plan.staged ?? "all"} products that the import read are stored.` })
  })
}

/** Another process deleted staged products while the import was written. */
class StagedMissing extends Data.TaggedError("StagedMissing")<{ readonly message: string }> {}

/** Withdraws the products that the import does not contain. An undo withdraws the products that the import added. */
const withdrawGone = async (database: Kysely<Tables>, importId: number, { isUndo, pace }: WriteOptions): Promise<void> => {
  for (let after: string | undefined = ""; after !== undefined;) {
    const from: string = after
    const gone: ReadonlyArray<GoneProduct> = await pace.run(() =>
      inBatch(
        database,
        importId,
        (transaction) => deleteGone(transaction, importId, isUndo, from, pace.size()),
        (transaction, products) => withdrawAll(transaction, isUndo ? null : importId, products)
      )
    )
    after = gone.at(-1)?.key
  }
}

interface GoneProduct {
  readonly key: string
  readonly id: number
  readonly successor: string | null
}

const withdrawAll = async (transaction: Kysely<Tables>, importId: number | null, products: ReadonlyArray<GoneProduct>): Promise<void> => {
  if (products.length > 0) await withdrawProducts(transaction, importId, products, true)
}

const deleteGone = async (
  transaction: Kysely<Tables>,
  importId: number,
  isUndo: boolean,
  after: string,
  most: number
): Promise<ReadonlyArray<GoneProduct>> => {
  const isGone = isUndo
    ? sql`exists (select from import_change as change where change.import_id = ${importId} and change.shop_key = own.shop_key and change.content is null)`
    : sql`not exists (select from import_product as staged where staged.import_id = ${importId} and staged.shop_key = own.shop_key)`
  const { rows } = await sql<GoneProduct>`
    with gone as (select shop_key from own_product as own where shop_key > ${after} and ${isGone} order by shop_key limit ${most}),
    noted as (
      insert into import_change (import_id, shop_key, content, offers)
      select ${importId}::int, shop_key, content, offers from own_product join gone using (shop_key) on conflict do nothing),
    deleted as (
      delete from own_product as own using gone where own.shop_key = gone.shop_key
      returning own.shop_key as key, own.product_page_id as id, own.content ->> 'successor' as successor)
    select * from deleted order by key`.execute(transaction)
  return rows
}

/** Writes all kits again: a kit that did not change may regain a component that an earlier import lacked. */
const writeAllKits = async (database: Kysely<Tables>, importId: number, { pace }: WriteOptions): Promise<void> => {
  for (let after: string | null = ""; after !== null;) {
    const { kits, last }: KitWindow = await pace.run(() => readKitWindow(database, after ?? "", pace.size() * 4))
    if (kits.length === 0) await beat(database, importId)
    else
      await pace.run(() =>
        inBatch(
          database,
          importId,
          (transaction) => writeKits(transaction, kits),
          (transaction, ids) => sql`select tell_of_any('product', ${ids}::int[])`.execute(transaction)
        )
      )
    after = last
  }
}

interface KitWindow {
  readonly last: string | null
  readonly kits: ReadonlyArray<ProductContent>
}

const readKitWindow = async (database: Kysely<Tables>, after: string, most: number): Promise<KitWindow> => {
  const { rows } = await sql<KitWindow>`
    select max(shop_key) as last,
      coalesce(json_agg(content order by shop_key) filter (where jsonb_array_length(content -> 'kit') > 0), '[]') as kits
    from (select shop_key, content from own_product where shop_key > ${after} order by shop_key limit ${most}) as own`.execute(database)
  return rows[0]!
}

/** Changes the catalog's version and ends the import in the history. Running processes then build new indexes and list the new catalog. */
const finish = async (database: Kysely<Tables>, importId: number, { plan }: WriteOptions): Promise<void> => {
  await inBatch(database, importId, async (transaction) => {
    const end = () =>
      transaction
        .updateTable("import")
        .set({ ...plan.outcome, plan: null, finished_at: new Date() })
        .where("import_id", "=", importId)
        .execute()
    const isRefused = plan.outcome.state === "refused"
    if (isRefused && !(await hasChanged(transaction, importId))) return end()
    await deleteUnusedBrands(transaction)
    await republishReviews(transaction)
    await answerQuestions(transaction)
    await transaction.deleteFrom("search_term").execute()
    await writeSearchTerms(transaction, plan.categoryAliases)
    await sql`
      update catalogue set skus = (select count(*) from variant where product_page_id not in (select product_page_id from leaving_product)),
        version = md5(${importId}::int || clock_timestamp()::text)`.execute(transaction)
    return end()
  })
}

/** Returns whether the import had changed or withdrawn products, so that its undo restored some. */
const hasChanged = async (transaction: Kysely<Tables>, importId: number): Promise<boolean> => {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select from import_change where import_id = ${importId}) or exists (select from withdrawn_offer where import_id = ${importId}) as changed`.execute(
    transaction
  )
  return rows[0]!.changed
}
