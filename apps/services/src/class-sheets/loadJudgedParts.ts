import type { Facts } from "@camber/domain/class-sheets"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { getTypeArea } from "./areas.ts"

/** A part with its data from the catalog. */
export interface JudgedPart {
  /** The SKU as the request contains it. */
  readonly sku: string
  readonly title: string
  readonly url: string
  /** Slug of its type. */
  readonly type: string
  readonly area: string | null
  readonly facts: Facts
}

interface PartRow {
  readonly asked: string
  readonly product_page_id: number
  readonly product_type_id: number
  readonly slug: string
  readonly title: string
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly options: ReadonlyArray<{
    readonly name: string
    readonly values: ReadonlyArray<{ readonly id: number; readonly name: string }>
  }>
  /** The chosen variant; all variants if none is chosen. */
  readonly variants: ReadonlyArray<{ readonly mpn: string | null; readonly ids: ReadonlyArray<number> }>
}

/** Loads parts in one query, in the order of the request. Leaves out unknown numbers. */
export const loadJudgedParts = async (
  store: Pick<ResolverContext, "database" | "reference">,
  skus: ReadonlyArray<string>
): Promise<ReadonlyArray<JudgedPart>> => {
  if (skus.length === 0) return []
  const reference = await store.reference()
  const rows = await readParts(store.database, [...new Set(skus.map((sku) => sku.toLowerCase()))])
  const bySku = new Map(rows.map((row) => [row.asked, row]))
  return skus.flatMap((sku) => {
    const row = bySku.get(sku.toLowerCase())
    return row === undefined ? [] : [toPart(sku, row, reference)]
  })
}

const readParts = async (database: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<ReadonlyArray<PartRow>> => {
  const { rows } = await sql<PartRow>`
    with asked as (
      select lower(sku_variant_number) asked, product_page_id, sku_variant_number from variant where lower(sku_variant_number) = any(${skus})
      union all
      select lower(sku_base_number), product_page_id, null from product where sku_base_number = any(${skus.map((sku) => sku.toUpperCase())})
    )
    select asked.asked, product.product_page_id, product.product_type_id, product.slug, product.title, product.specifications, product.options,
      coalesce((select json_agg(distinct jsonb_build_object('mpn', variant.mpn, 'ids', variant.option_value_ids)) from variant
        where variant.product_page_id = product.product_page_id
          and (asked.sku_variant_number is null or variant.sku_variant_number = asked.sku_variant_number)), '[]') as variants
    from asked join product using (product_page_id)`.execute(database)
  return rows
}

const toPart = (sku: string, row: PartRow, reference: Reference): JudgedPart => ({
  sku,
  title: row.title,
  url: siteUrls.product(row),
  type: reference.productTypes.byId.get(row.product_type_id)?.slug ?? "",
  area: getTypeArea(reference, row.product_type_id),
  facts: toFacts(row)
})

/** Returns the values that each attribute has among the variants. Leaves out attributes that a variant lacks. */
const toFacts = ({ options, specifications, variants }: PartRow): Facts => {
  const optionNames = new Set(options.map(({ name }) => name))
  const shared = specifications.flatMap(({ name, value }) => (optionNames.has(name) ? [] : [[name, value] as const]))
  const labelById = new Map(options.flatMap(({ name, values }) => values.map((value) => [value.id, [name, value.name] as const])))
  const labels = variants.map(({ ids, mpn }) => {
    const own = ids.flatMap((id) => toArray(labelById.get(id)))
    return new Map([...shared, ...own, ...(mpn === null ? [] : [["number", mpn] as const])])
  })
  const names = new Set(labels.flatMap((label) => [...label.keys()]))
  return new Map(
    [...names].flatMap((name) => {
      const values = labels.flatMap((label) => label.get(name) ?? [])
      return values.length < labels.length ? [] : [[`part.${name.toLowerCase()}`, [...new Set(values)]] as const]
    })
  )
}

const toArray = <Item>(item: Item | undefined): ReadonlyArray<Item> => (item === undefined ? [] : [item])
