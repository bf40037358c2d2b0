import { type EndedPart, type PartFamily, toEnds } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"

/** A part to compare: a variant, or a product without a chosen variant. */
export interface NamedPart {
  /** SKU, or number of the product, in any letter case. */
  readonly sku: string
  /** Whether the part is a component of a kit. */
  readonly isInKit: boolean
}

/** A part of the catalog with its ends. */
export interface LoadedPart extends EndedPart {
  readonly skuBaseNumber: string
  readonly title: string
  /** Path of the part's page. */
  readonly url: string
  /** Attribute labels by name. Contains only labels that are equal for all variants that may be meant. */
  readonly labels: ReadonlyMap<string, string>
  /** Plural name of the part's type: 'Clutch Kits'. */
  readonly plural: string
  /** Name of the part's type within a sentence: 'the clutch kit'. */
  readonly name: string
}

/** Facets that name a family, with the prefix of the family's id. */
const FAMILY_FACETS: ReadonlyArray<readonly [facet: string, prefix: string]> = [
  ["Transmission", "transmission"],
  ["Rear Axle", "axle"]
]

/** A condition without years holds for all years. */
const ANY_YEARS = { fromYear: 0, toYear: 9999 }

/** Loads parts with their ends in one query, in the order of the request. An unknown number results in null. */
export const loadMatingParts = async (
  store: Pick<ResolverContext, "database" | "reference">,
  parts: ReadonlyArray<NamedPart>
): Promise<ReadonlyArray<LoadedPart | null>> => {
  if (parts.length === 0) return []
  const reference = await store.reference()
  const rows = await readParts(store.database, [...new Set(parts.map(({ sku }) => sku.toLowerCase()))])
  const bySku = new Map(rows.map((row) => [row.asked, row]))
  return parts.map(({ isInKit, sku }) => {
    const row = bySku.get(sku.toLowerCase())
    return row === undefined ? null : toPart(row, reference, isInKit)
  })
}

/** A product with the ends that it has regardless of the variant. */
export interface TypedPart extends LoadedPart {
  readonly productPageId: number
}

/** Loads all products of a type with their ends, in one query. */
export const loadPartsOfType = async (
  store: Pick<ResolverContext, "database" | "reference">,
  productTypeId: number
): Promise<ReadonlyArray<TypedPart>> => {
  const reference = await store.reference()
  const asked = sql`select sku_base_number asked, product_page_id, null as sku_variant_number from product where product_type_id = ${productTypeId}`
  const rows = await readAskedParts(store.database, asked)
  return rows.map((row) => ({ ...toPart(row, reference, false), productPageId: row.product_page_id }))
}

interface PartRow {
  readonly asked: string
  readonly sku_base_number: string
  readonly product_page_id: number
  readonly product_type_id: number
  readonly slug: string
  readonly title: string
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly options: ReadonlyArray<{
    readonly name: string
    readonly values: ReadonlyArray<{ readonly id: number; readonly name: string }>
  }>
  /** Option values of the chosen variant, or of all variants if none is chosen. */
  readonly variants: ReadonlyArray<ReadonlyArray<number>>
  readonly conditions: ReadonlyArray<Condition>
}

interface Condition {
  readonly make_id: number | null
  readonly model_ids: ReadonlyArray<number> | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly facets: Readonly<Record<string, ReadonlyArray<number>>>
  readonly engine_series_ids: ReadonlyArray<number> | null
}

const readParts = (database: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<ReadonlyArray<PartRow>> =>
  readAskedParts(
    database,
    sql`select lower(sku_variant_number) asked, product_page_id, sku_variant_number from variant where lower(sku_variant_number) = any(${skus})
      union all
      select lower(sku_base_number), product_page_id, null from product where sku_base_number = any(${skus.map((sku) => sku.toUpperCase())})`
  )

/** Reads the parts of the query `asked`, which selects the product and, if it is chosen, the variant. */
const readAskedParts = async (database: Kysely<Tables>, asked: RawBuilder<unknown>): Promise<ReadonlyArray<PartRow>> => {
  const { rows } = await sql<PartRow>`
    with asked as (${asked})
    select asked.asked, product.sku_base_number, product.product_page_id, product.product_type_id, product.slug, product.title,
      product.specifications, product.options,
      coalesce((select json_agg(distinct to_jsonb(variant.option_value_ids)) from variant
        where variant.product_page_id = product.product_page_id
          and (asked.sku_variant_number is null or variant.sku_variant_number = asked.sku_variant_number)), '[]') as variants,
      coalesce((select json_agg(distinct jsonb_build_object('make_id', make_id, 'model_ids', model_ids, 'year_from', year_from,
          'year_to', year_to, 'facets', facets, 'engine_series_ids', engine_series_ids)) from application
        where application.product_page_id = product.product_page_id), '[]') as conditions
    from asked join product using (product_page_id)`.execute(database)
  return rows
}

const toPart = (row: PartRow, reference: Reference, isInKit: boolean): LoadedPart => {
  const type = reference.productTypes.byId.get(row.product_type_id)
  const variants = toVariants(row)
  const families = [...new Map(row.conditions.flatMap(toFamilies(reference)).map((family) => [JSON.stringify(family), family])).values()]
  return {
    type: type?.slug ?? "",
    isInKit,
    skuBaseNumber: row.sku_base_number,
    title: row.title,
    url: siteUrls.product(row),
    labels: toCommonLabels(variants),
    plural: type?.plural ?? "",
    name: `the ${toSentenceName(type?.name ?? row.title)}`,
    ends: toEnds(readMatingTables(), { type: type?.slug ?? "", variants, families })
  }
}

const toCommonLabels = ([first = new Map(), ...rest]: ReadonlyArray<ReadonlyMap<string, string>>): ReadonlyMap<string, string> =>
  new Map([...first].filter(([name, label]) => rest.every((variant) => variant.get(name) === label)))

/** Lower-cases words that are not abbreviations: 'EFI system', 'U-joint'. */
export const toSentenceName = (name: string): string => name.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())

/** Attribute labels of each variant: the product's specifications, then the variant's own options. */
const toVariants = ({ options, specifications, variants }: PartRow): ReadonlyArray<ReadonlyMap<string, string>> => {
  const optionNames = new Set(options.map(({ name }) => name))
  const shared = specifications.flatMap(({ name, value }) => (optionNames.has(name) ? [] : [[name, value] as const]))
  const labelById = new Map(options.flatMap(({ name, values }) => values.map((value) => [value.id, [name, value.name] as const])))
  return variants.map((ids) => new Map([...shared, ...ids.flatMap((id) => toArray(labelById.get(id)))]))
}

const toArray = <Item>(item: Item | undefined): ReadonlyArray<Item> => (item === undefined ? [] : [item])

/** Creates a function that lists the families that a fitment statement names: transmissions, axles, engines and cars. */
const toFamilies =
  ({ engineParts, facetValues, vehicles }: Reference) =>
  (condition: Condition): ReadonlyArray<PartFamily> => {
    const make = condition.make_id === null ? undefined : vehicles.makeById.get(condition.make_id)?.name
    const years =
      condition.year_from === null || condition.year_to === null ? ANY_YEARS : { fromYear: condition.year_from, toYear: condition.year_to }
    const toNames = (ids: ReadonlyArray<number> | null | undefined, names: (id: number) => string | undefined) =>
      (ids ?? []).flatMap((id) => names(id) ?? [])
    const engines = toNames(condition.engine_series_ids, (id) => engineParts.get("engineSeriesId")?.get(id)).map((name) => `engine:${name}`)
    const facets = FAMILY_FACETS.flatMap(([facet, prefix]) =>
      toNames(condition.facets[facet], (id) => facetValues.get(id)?.value).map((name) => `${prefix}:${name}`)
    )
    const models = toNames(condition.model_ids, (id) => vehicles.modelById.get(id)?.name).map((name) => `car:${make ?? ""}|${name}`)
    return [...engines, ...facets, ...models].map((id) => ({ id, ...years }))
  }
