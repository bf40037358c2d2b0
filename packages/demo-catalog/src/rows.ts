import type { Affinity, Availability, ReviewerFit } from "@camber/domain/catalog"
import type { DecidedBy, Scope } from "@camber/domain/fitment"
import { createIdReader, createTableReader } from "@camber/vehicle-data"

/*
 * Rows of the catalog's tables, with one field for each column that the database does not compute. The services' seeding declares the
 * same types, and the type checker compares both where the shop passes the rows to the seeding.
 */

export interface FacetValueRow {
  readonly value_id: number
  readonly name: string
  readonly value: string
  readonly ordinality: number
}

export interface CategoryRow {
  readonly category_id: string
  readonly parent_id: string | null
  readonly slug: string
  readonly name: string
  readonly ordinality: number
  readonly drawing: string
}

export interface ProductTypeRow {
  readonly product_type_id: number
  readonly slug: string
  readonly name: string
  readonly plural: string
  readonly category_id: string
  readonly drawing: string
  readonly best_seller_rank: number
}

export interface BrandRow {
  readonly brand_id: number
  readonly slug: string
  readonly name: string
  readonly tier: string
  readonly country: string
  readonly founded: number
  readonly popularity: number
}

interface NamedValue {
  readonly name: string
  readonly value: string
}

interface ProductOption {
  readonly id: number
  readonly name: string
  readonly values: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

export interface ProductRow {
  readonly product_page_id: number
  readonly sku_base_number: string
  readonly product_type_id: number
  readonly brand_id: number
  readonly category_id: string
  readonly slug: string
  readonly title: string
  readonly keywords: string
  readonly description: string
  readonly bullets: ReadonlyArray<string>
  readonly specifications: ReadonlyArray<NamedValue>
  readonly options: ReadonlyArray<ProductOption>
  readonly deciding: ReadonlyArray<NamedValue>
  readonly sold_as: string | null
  readonly segment: string
  readonly affinity: Affinity
  readonly ribbon_text: string | null
  readonly has_active_rebate: boolean
  readonly rebate_cents: number | null
  readonly is_kit: boolean
  readonly kit_item_count: number
  readonly lead_variant_number: string
  readonly price_cents: number
  readonly list_price_cents: number | null
  readonly availability: Availability
  readonly rating: number
  readonly review_count: number
  readonly sales_rank: number
  readonly added_on: string
  readonly restrictions: ReadonlyArray<string>
  readonly country_of_origin: string | null
  readonly image: string
}

export interface VariantRow {
  readonly sku_variant_number: string
  readonly product_page_id: number
  readonly ordinality: number
  readonly mpn: string
  readonly upc: string
  readonly option_value_ids: ReadonlyArray<number>
  readonly price_cents: number
  readonly list_price_cents: number | null
  readonly availability: Availability
  readonly quantity: number
  readonly lead_days: number | null
  readonly available_on: string | null
  readonly superseded_by: string | null
  readonly weight_pounds: number
  readonly longest_inches: number
  readonly ships_by_freight: boolean
  readonly core_charge_cents: number | null
  readonly is_ground_only: boolean
  readonly price_in_cart: boolean
  readonly minimum_quantity: number
  readonly image: string
}

export interface StockRow {
  readonly sku_variant_number: string
  readonly warehouse: number
  readonly quantity: number
}

export interface FacetRow {
  readonly product_page_id: number
  readonly name: string
  readonly value: string
}

type EnginePart =
  | "manufacturer"
  | "make"
  | "series"
  | "configuration"
  | "qualifier"
  | "version"
  | "displacement"
  | "code"
  | "camshaft_type"
  | "fuel_system"

export interface ApplicationRow extends Readonly<Record<`engine_${EnginePart}_ids`, ReadonlyArray<number> | null>> {
  readonly application_id: number
  readonly product_page_id: number
  readonly scope: Scope
  readonly decided_by: DecidedBy
  readonly make_id: number | null
  readonly model_ids: ReadonlyArray<number> | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly race_type_ids: ReadonlyArray<number> | null
  readonly facets: Readonly<Record<string, ReadonlyArray<number>>>
  readonly options: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<string> }>
  readonly variant_ordinals: ReadonlyArray<number> | null
  readonly position: string | null
  readonly per_car: number | null
  readonly note: string | null
  readonly source: string
  readonly source_date: string
}

export interface KitComponentRow {
  readonly product_page_id: number
  readonly ordinality: number
  readonly component_page_id: number
  readonly component_variant_number: string | null
  readonly quantity: number
  readonly choice_group: string | null
}

export interface ReviewRow {
  readonly review_id: number
  readonly product_page_id: number
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly written_on: string
  readonly verified_vehicle: string | null
  readonly car: string | null
  readonly fitted: ReviewerFit | null
  readonly staff_answer: string | null
}

export interface QuestionRow {
  readonly question_id: number
  readonly product_page_id: number
  readonly question: string
  readonly answer: string | null
  readonly asked_on: string
}

/** Base of all dates in the catalog: 2026-06-01, in days since 1970-01-01. */
export const epochDay = 20605

/** Formats a day since 1970-01-01 as 'YYYY-MM-DD' by the proleptic Gregorian calendar (Hinnant's civil-from-days). */
export const isoDate = (day: number): string => {
  const shifted = day + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`
}

/** Kinds of generated rows with committed ids. The key of a facet value or an option value is `{name}|{value}`. */
export type CatalogIdKind = "facet_value" | "brand" | "product_type" | "option" | "option_value"

/** Reads a committed table of the catalog. */
export const readCatalogTable = createTableReader(new URL("../data/", import.meta.url))

/** Reads one of the catalog's tables from the `data` folder. */
export const { getCommittedId: getCatalogId, readIds: getCatalogIds } = createIdReader<CatalogIdKind>(
  readCatalogTable,
  "node packages/demo-catalog/scripts/growIds.ts"
)
