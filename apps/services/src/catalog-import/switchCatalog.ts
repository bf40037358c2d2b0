import type { Offer, ProductContent } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Illustrations } from "../illustrations/Illustrations.ts"
import { recordPictures, retryPictures } from "../pictures/recordPictures.ts"
import { reapplyEdits } from "../product-edits/reapplyEdits.ts"
import { writeBrands } from "./brands.ts"
import { getLedgerIds } from "./ledger.ts"
import { createOtherParts, readTypes, type TypeFacts } from "./otherParts.ts"
import { getStatementKeys, toApplicationRows } from "./toApplicationRows.ts"
import { type ProductContext, toFacetRows, toProductRow, toSlug, toVariantRow } from "./toProductRows.ts"
import { writeKits } from "./writeKits.ts"
import { writeOffers } from "./writeOffers.ts"
import { deleteProducts, insertTableRows, upsertRows } from "./writeRows.ts"

const PRODUCTS_PER_STEP = 250

export interface SwitchOptions {
  readonly getPartImagePath: Illustrations["getPartImagePath"]
  readonly countries: ReadonlyMap<string, string>
  /** Whether unchanged products are written again, for instance after an update of the shop. */
  readonly isAgain: boolean
}

interface Step {
  readonly content: ProductContent
  readonly offers: ReadonlyArray<Offer>
  /** Offers of the last import; null for a new product. */
  readonly before: ReadonlyArray<Offer> | null
  readonly isSame: boolean
}

/**
 * Writes the staged products over the shop's own ones, within the caller's transaction, and notes what they replace. Unchanged products are
 * left alone unless asked for. Prices and counts change only where the files changed since the last import: sales in between are kept.
 */
export const writeProducts = async (transaction: Kysely<Tables>, importId: number, options: SwitchOptions): Promise<void> => {
  await noteChanges(transaction, importId)
  await deleteProducts(transaction, await readGoneIds(transaction, importId))
  const brandIds = await writeBrands(transaction, importId, options.countries)
  const types = await readTypes(transaction)
  const other = await createOtherParts(transaction)
  const kits: Array<ProductContent> = []
  let after = ""
  for (;;) {
    const steps = await readSteps(transaction, importId, after)
    const last = steps.at(-1)
    if (last === undefined) break
    after = last.content.key
    const changed = steps.filter(({ isSame }) => options.isAgain || !isSame)
    const contexts = await createContexts(transaction, changed, { brandIds, types, other, options })
    await writeStep(transaction, changed, contexts)
    await writeOffers(transaction, steps)
    const pictured = changed.map(({ content }) => ({ content, productPageId: contexts.get(content.key)!.productPageId }))
    await recordPictures(transaction, importId, pictured, options.isAgain)
    // An unchanged kit gets back a component that an earlier import did not have.
    for (const { content } of steps) if (content.kit.length > 0) kits.push(content)
  }
  await writeKits(transaction, kits)
  await sql`
    insert into own_product (shop_key, product_page_id, content, offers)
    select shop_key, id, content, offers from import_product join id_ledger on kind = 'product' and key = shop_key where import_id = ${importId}
    on conflict (shop_key) do update set content = excluded.content, offers = excluded.offers`.execute(transaction)
  await sql`select follow_variants(array_agg(product_page_id)) from own_product`.execute(transaction)
  await retryPictures(transaction, importId)
}

const noteChanges = async (transaction: Kysely<Tables>, importId: number): Promise<void> => {
  await sql`
    insert into import_change (import_id, shop_key, content, offers)
    select ${importId}::int, coalesce(own.shop_key, staged.shop_key), own.content, own.offers
    from own_product as own full join (select * from import_product where import_id = ${importId}) as staged using (shop_key)
    where (own.content, own.offers) is distinct from (staged.content, staged.offers)`.execute(transaction)
}

const readGoneIds = async (transaction: Kysely<Tables>, importId: number): Promise<ReadonlyArray<number>> => {
  const { rows } = await sql<{ product_page_id: number }>`
    delete from own_product as own
    where not exists (select from import_product where import_id = ${importId} and shop_key = own.shop_key)
    returning product_page_id`.execute(transaction)
  return rows.map(({ product_page_id }) => product_page_id)
}

const readSteps = async (transaction: Kysely<Tables>, importId: number, after: string): Promise<ReadonlyArray<Step>> => {
  const { rows } = await sql<Step>`
    select staged.content, staged.offers, own.offers as before, coalesce(own.content = staged.content, false) as "isSame"
    from import_product as staged left join own_product as own using (shop_key)
    where import_id = ${importId} and shop_key > ${after} order by shop_key limit ${PRODUCTS_PER_STEP}`.execute(transaction)
  return rows
}

interface Shared {
  readonly brandIds: ReadonlyMap<string, number>
  readonly types: ReadonlyMap<string, TypeFacts>
  readonly other: TypeFacts
  readonly options: SwitchOptions
}

/** Gives every product its ids. A known variant keeps its ordinality, a new one comes last. */
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

const writeStep = async (
  transaction: Kysely<Tables>,
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
  await sql`delete from warehouse_stock where sku_variant_number in (
    select sku_variant_number from variant where product_page_id = any(${ids}) and sku_variant_number <> all(${skus}))`.execute(transaction)
  await sql`delete from variant where product_page_id = any(${ids}) and sku_variant_number <> all(${skus})`.execute(transaction)
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
  for (const table of ["product_facet", "application", "kit_component"] as const)
    await sql`delete from ${sql.table(table)} where product_page_id = any(${ids})`.execute(transaction)
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
