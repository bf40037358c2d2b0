import type { Offer, ProductContent } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { ImportPlan } from "../../database/importTables.ts"
import type { Tables } from "../../database/tables.ts"
import type { Illustrations } from "../../illustrations/Illustrations.ts"
import { lockVariants } from "../../orders/reserveStock.ts"
import { recordPictures } from "../../pictures/recordPictures.ts"
import { reapplyEdits } from "../../product-edits/writeEditedValues.ts"
import { writeBrands } from "./brands.ts"
import { getLedgerIds } from "./ledger.ts"
import { noteLiveOffers, restoreLiveOffers, takeLiveOffers } from "./liveOffers.ts"
import { createOtherParts, readTypes, type TypeFacts } from "./otherParts.ts"
import { getStatementKeys, toApplicationRows } from "./toApplicationRows.ts"
import { type ProductContext, toFacetRows, toProductRow, toSlug, toVariantRow } from "./toProductRows.ts"
import { writeOffers } from "./writeOffers.ts"
import { keepProducts } from "./withdrawProducts.ts"
import { deleteVariants, insertTableRows, upsertRows } from "./writeRows.ts"

/** A staged product to write. */
export interface Step {
  readonly content: ProductContent
  readonly offers: ReadonlyArray<Offer>
  /** Offers of the last import; null for a new product. */
  readonly before: ReadonlyArray<Offer> | null
  /** Whether only offers differ. */
  readonly isSame: boolean
}

export interface StepOptions {
  readonly getPartImagePath: Illustrations["getPartImagePath"]
  readonly plan: Pick<ImportPlan, "brands" | "isAgain">
  /** Whether the steps undo an import. */
  readonly isUndo: boolean
}

/** Products of a written batch. */
export interface WrittenStep {
  readonly ids: ReadonlyArray<number>
  /** Ids of products that the shop already had. */
  readonly known: ReadonlyArray<number>
}

/**
 * Writes a batch of products within the caller's transaction, and stores the versions that they replace. A price or count changes only if
 * it differs from the last import, so that sales in between are kept.
 */
export const writeStep = async (
  transaction: Kysely<Tables>,
  importId: number,
  steps: ReadonlyArray<Step>,
  options: StepOptions
): Promise<WrittenStep> => {
  if (!options.isUndo)
    await noteChanges(
      transaction,
      importId,
      steps.map(({ content }) => content.key)
    )
  const written = steps.filter(({ isSame }) => options.plan.isAgain || !isSame)
  const contents = written.map(({ content }) => content)
  const brandIds = await writeBrands(transaction, contents, options.plan.brands)
  const types = await readTypes(transaction)
  const other = await createOtherParts(transaction)
  const contexts = await createContexts(transaction, written, { brandIds, types, other, options })
  const ids = [...contexts.values()].map(({ productPageId }) => productPageId)
  const skus = steps.flatMap(({ offers }) => offers.map(({ sku }) => sku))
  await lockVariants(transaction, ids, skus)
  const known = new Set(await readKnown(transaction, ids))
  await keepProducts(transaction, ids)
  const removed = options.isUndo ? await takeLiveOffers(transaction, importId, skus) : []
  await writeProducts(transaction, options.isUndo ? null : importId, written, contexts)
  await writeOffers(transaction, leaveOut(steps, new Set(removed.map(({ sku }) => sku))))
  await restoreLiveOffers(transaction, removed)
  const pictured = written.map(({ content }) => ({ content, productPageId: contexts.get(content.key)!.productPageId }))
  await recordPictures(transaction, importId, pictured, options.plan.isAgain)
  const own = steps.map(({ content, offers }) => ({ shop_key: content.key, content, offers }))
  const { rows } = await sql<{ id: number }>`
    insert into own_product (shop_key, product_page_id, content, offers)
    select shop_key, id, content, offers
    from json_to_recordset(${JSON.stringify(own)}::json) as own (shop_key text, content jsonb, offers jsonb)
      join id_ledger on kind = 'product' and key = shop_key
    on conflict (shop_key) do update set content = excluded.content, offers = excluded.offers
    returning product_page_id as id`.execute(transaction)
  const isNew = new Set(ids.filter((id) => !known.has(id)))
  const all = rows.map(({ id }) => id)
  return { ids: all, known: all.filter((id) => !isNew.has(id)) }
}

/** Leaves out the offers of variants whose live offers are restored. */
const leaveOut = (steps: ReadonlyArray<Step>, skus: ReadonlySet<string>): ReadonlyArray<Step> =>
  skus.size === 0 ? steps : steps.map((step) => ({ ...step, offers: step.offers.filter(({ sku }) => !skus.has(sku)) }))

/** Stores the versions that a batch replaces. If a batch is written again, the versions that were stored first stay. */
const noteChanges = async (transaction: Kysely<Tables>, importId: number, keys: ReadonlyArray<string>): Promise<void> => {
  await sql`
    insert into import_change (import_id, shop_key, content, offers)
    select ${importId}::int, shop_key, own.content, own.offers
    from import_product as staged left join own_product as own using (shop_key)
    where import_id = ${importId} and shop_key = any(${keys}) and (own.content, own.offers) is distinct from (staged.content, staged.offers)
    on conflict do nothing`.execute(transaction)
}

const readKnown = async (transaction: Kysely<Tables>, ids: ReadonlyArray<number>): Promise<ReadonlyArray<number>> => {
  const rows = await transaction
    .selectFrom("product")
    .select("product_page_id")
    .where(sql<boolean>`product_page_id = any(${ids}::int[])`)
    .execute()
  return rows.map(({ product_page_id }) => product_page_id)
}

interface Shared {
  readonly brandIds: ReadonlyMap<string, number>
  readonly types: ReadonlyMap<string, TypeFacts>
  readonly other: TypeFacts
  readonly options: StepOptions
}

/** Assigns ids to every product. A known variant keeps its ordinality; a new variant comes last. */
const createContexts = async (
  transaction: Kysely<Tables>,
  steps: ReadonlyArray<Step>,
  { brandIds, options, other, types }: Shared
): Promise<ReadonlyMap<string, ProductContext>> => {
  const contents = steps.map(({ content }) => content)
  const pageIds = await getLedgerIds(
    transaction,
    "product",
    contents.map(({ key }) => key)
  )
  const optionIds = await getLedgerIds(
    transaction,
    "option",
    contents.flatMap(({ optionNames }) => optionNames)
  )
  const valueKeys = contents.flatMap(({ optionNames, variants }) =>
    variants.flatMap(({ values }) => optionNames.map((name, at) => `${name}|${values[at]}`))
  )
  const optionValueIds = await getLedgerIds(transaction, "option_value", valueKeys)
  const statementIds = await getLedgerIds(transaction, "application", contents.flatMap(getStatementKeys))
  const known = await transaction
    .selectFrom("variant")
    .select(["product_page_id", "sku_variant_number", "ordinality"])
    .where(sql<boolean>`product_page_id = any(${[...pageIds.values()]}::int[])`)
    .execute()
  const { rows } = await sql<{ today: string }>`select current_date as today`.execute(transaction)
  const variants = Map.groupBy(known, ({ product_page_id }) => product_page_id)
  return new Map(
    contents.map((content) => {
      const productPageId = pageIds.get(content.key)!
      const type = (content.type === null ? undefined : types.get(content.type)) ?? other
      const image = options.getPartImagePath(type.drawing, { brand: toSlug(content.brand), seed: productPageId, dims: false })
      const ordinals = numberVariants(content, variants.get(productPageId) ?? [])
      const ids = { optionIds, optionValueIds, statementIds }
      return [content.key, { ...ids, productPageId, brandId: brandIds.get(content.brand)!, type, image, ordinals, today: rows[0]!.today }]
    })
  )
}

const numberVariants = (
  content: ProductContent,
  known: ReadonlyArray<{ readonly sku_variant_number: string; readonly ordinality: number }>
): ReadonlyMap<string, number> => {
  const before = new Map(known.map(({ ordinality, sku_variant_number }) => [sku_variant_number, ordinality]))
  let last = Math.max(0, ...before.values())
  return new Map(content.variants.map(({ sku }) => [sku, before.get(sku) ?? (last += 1)]))
}

const writeProducts = async (
  transaction: Kysely<Tables>,
  importId: number | null,
  steps: ReadonlyArray<Step>,
  contexts: ReadonlyMap<string, ProductContext>
): Promise<void> => {
  const made = steps.map((step) => ({ ...step, context: contexts.get(step.content.key)! }))
  const ids = made.map(({ context }) => context.productPageId)
  const skus = made.flatMap(({ content }) => content.variants.map(({ sku }) => sku))
  await upsertRows(
    transaction,
    "product",
    "product_page_id",
    made.map(({ content, context }) => toProductRow(content, context))
  )
  if (importId !== null) await noteLiveOffers(transaction, importId, ids, skus)
  await deleteVariants(transaction, ids, skus)
  const variants = made.flatMap(({ content, context, offers }) =>
    content.variants.map((variant) =>
      toVariantRow(
        content,
        variant,
        offers.find(({ sku }) => sku === variant.sku),
        context
      )
    )
  )
  await upsertRows(transaction, "variant", "sku_variant_number", variants)
  for (const table of ["product_facet", "application"] as const)
    await sql`delete from ${sql.table(table)} where product_page_id = any(${ids})`.execute(transaction)
  // A kit keeps its components until all products exist (`writeKits`).
  const others = made.flatMap(({ content, context }) => (content.kit.length === 0 ? [context.productPageId] : []))
  await sql`delete from kit_component where product_page_id = any(${others})`.execute(transaction)
  await sql`update product set kit_item_count = 0 where product_page_id = any(${others}) and kit_item_count > 0`.execute(transaction)
  await insertTableRows(
    transaction,
    "product_facet",
    made.flatMap(({ content, context }) => toFacetRows(content, context))
  )
  await insertTableRows(
    transaction,
    "application",
    made.flatMap(({ content, context }) => toApplicationRows(content, context))
  )
  await reapplyEdits(transaction, ids)
}
