import type { Affinity, Availability, ReviewerFit } from "@camber/domain/catalog"
import type { ArticleBlock } from "@camber/domain/content"
import type { DecidedBy, Scope } from "@camber/domain/fitment"
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from "kysely"
import type { AccountTables } from "./accountTables.ts"
import type { AfterSaleTables } from "./afterSaleTables.ts"
import type { ImportTables } from "./importTables.ts"
import type { MovedTables } from "./movedTables.ts"
import type { OrderTables } from "./orderTables.ts"
import type { StaffTables } from "./staffTables.ts"
import type { VisitorTables } from "./visitorTables.ts"

/**
 * All tables: those of migration 0001, and those of visitors, accounts, staff, orders, imports and moves. Dates are ISO strings
 * 'YYYY-MM-DD', money is integer cents.
 */
export interface Tables extends VisitorTables, AccountTables, StaffTables, OrderTables, AfterSaleTables, ImportTables, MovedTables {
  make: { make_id: number; name: string; slug: string; is_prioritized: boolean }
  model: { model_id: number; make_id: number; name: string; slug: string; vehicle_type: string; popularity: number }
  base_vehicle: { vehicle_base_id: number; year: number; make_id: number; model_id: number; body_styles: string[] }
  /** Names of the values of the engine properties. `part` is the property's name in the domain, for instance `engineSeriesId`. */
  engine_part: { part: string; id: number; name: string }
  engine: EngineTable
  vehicle_engine: { vehicle_base_id: number; engine_id: number }
  engine_family: {
    series_id: number
    slug: string
    name: string
    manufacturer_id: number
    make_id: number
    configuration_id: number
    displacement_ids: number[]
    year_from: number
    year_to: number
    popularity: number
  }
  race_type: { race_type_id: number; slug: string; name: string; short_name: string; discipline: string; surface: string }
  /** Values of vehicle facets that applications may depend on: name 'Bolt Pattern', value '5 x 4.75'. */
  facet_value: { value_id: number; name: string; value: string; ordinality: number }
  category: { category_id: string; parent_id: string | null; slug: string; name: string; ordinality: number; drawing: string }
  product_type: {
    product_type_id: number
    slug: string
    name: string
    plural: string
    category_id: string
    drawing: string
    best_seller_rank: number
  }
  brand: { brand_id: number; slug: string; name: string; tier: string; country: string; founded: number; popularity: number }
  product: ProductTable
  product_facet: { product_page_id: number; name: string; value: string }
  variant: VariantTable
  warehouse_stock: { sku_variant_number: string; warehouse: number; quantity: number }
  /** Last seen price and stock of a variant that visitors watch (migration 0018). The row stays when a new catalog is loaded. */
  seen_variant: { sku_variant_number: string; price_cents: number; is_in_stock: boolean }
  application: ApplicationTable
  kit_component: {
    product_page_id: number
    ordinality: number
    component_page_id: number
    component_variant_number: string | null
    quantity: number
    choice_group: string | null
  }
  review: {
    review_id: number
    product_page_id: number
    stars: number
    title: string
    text: string
    author: string
    written_on: string
    verified_vehicle: string | null
    /** The customer's vehicle; null in reviews of the seeded catalog. */
    car: Generated<string | null>
    fitted: Generated<ReviewerFit | null>
    staff_answer: string | null
  }
  question: { question_id: number; product_page_id: number; question: string; answer: string | null; asked_on: string }
  article: ArticleTable
  /** Articles that staff hid (migration 0100). */
  hidden_article: Omit<ArticleTable, "search">
  /** Suggested search terms. A higher weight ranks first. */
  search_term: { term: string; weight: number; category_id: string | null; search: GeneratedAlways<string> }
  /**
   * Change log of all data that processes cache, written by triggers (migration 0066). `made_in` is a transaction id.
   */
  change: {
    change_id: GeneratedAlways<string>
    made_in: Generated<string>
    made_at: Generated<Date>
    topic: ChangeTopic
    /** Null means that any product may have changed. */
    product_ids: number[] | null
  }
  /** A single row. Every seeding changes `version`, which invalidates every cached page. */
  catalogue: {
    only_row: GeneratedAlways<boolean>
    version: string
    seed: string
    skus: number
    is_complete: boolean
  }
}

/**
 * Kind of change. `quantity` changes a stock count but not the availability; `product` is any other change of a product
 * page.
 */
export type ChangeTopic =
  | "article"
  | "banner"
  | "catalogue"
  | "fitment"
  | "price"
  | "product"
  | "quantity"
  | "rating"
  | "reference"
  | "report"
  | "settings"
  | "stock"

type EngineIdColumn = `engine_${EnginePartColumn}_id`
/** The ten engine properties, as in their column names. */
export type EnginePartColumn =
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

interface EngineTable extends Record<EngineIdColumn, number> {
  engine_id: number
  display_name: string
  displacement_l: number | null
  cylinders: number | null
  configuration: string
}

export interface ProductOption {
  readonly id: number
  readonly name: string
  readonly values: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

interface ProductTable {
  product_page_id: number
  sku_base_number: string
  product_type_id: number
  brand_id: number
  category_id: string
  slug: string
  title: string
  keywords: string
  description: string
  bullets: string[]
  specifications: JSONColumnType<ReadonlyArray<{ readonly name: string; readonly value: string }>>
  options: JSONColumnType<ReadonlyArray<ProductOption>>
  /** Attributes by which shoppers choose, in display order, with the product's values (migration 0023). */
  deciding: JSONColumnType<ReadonlyArray<{ readonly name: string; readonly value: string }>>
  /** Sales unit, such as 'pair'; null for single pieces (migration 0023). */
  sold_as: string | null
  segment: string
  affinity: Affinity
  ribbon_text: string | null
  has_active_rebate: boolean
  /** The manufacturer's rebate; null if the row's seeder did not set it. */
  rebate_cents: number | null
  is_kit: boolean
  kit_item_count: number
  /** False for a part that the shop owner marked as not for vehicles (migration 0086). */
  is_for_vehicles: Generated<boolean>
  lead_variant_number: string
  price_cents: number
  list_price_cents: number | null
  availability: Availability
  rating: number
  review_count: number
  sales_rank: number
  added_on: string
  restrictions: string[]
  /** Null if the row's seeder did not set it. */
  country_of_origin: string | null
  /** Path and query of the drawing on the content host. */
  image: string
  search: GeneratedAlways<string>
}

interface VariantTable {
  sku_variant_number: string
  product_page_id: number
  ordinality: number
  /** Manufacturer's part number, unique within its brand; null if unknown. */
  mpn: string | null
  /** GTIN of 8, 12, 13 or 14 digits; null if unknown. */
  upc: string | null
  /** One value id per option of the product, in the order of the options. */
  option_value_ids: number[]
  price_cents: number
  list_price_cents: number | null
  availability: Availability
  quantity: number
  lead_days: number | null
  available_on: string | null
  superseded_by: string | null
  weight_pounds: number
  longest_inches: number
  ships_by_freight: boolean
  core_charge_cents: number | null
  /** Whether the item cannot ship by air. */
  is_ground_only: boolean
  price_in_cart: boolean
  minimum_quantity: number
  image: string
}

interface ApplicationTable extends Record<`engine_${EnginePartColumn}_ids`, number[] | null> {
  application_id: number
  product_page_id: number
  scope: Scope
  decided_by: DecidedBy
  make_id: number | null
  model_ids: number[] | null
  year_from: number | null
  year_to: number | null
  race_type_ids: number[] | null
  /** Accepted value ids by facet name. */
  facets: JSONColumnType<Readonly<Record<string, ReadonlyArray<number>>>>
  options: JSONColumnType<ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<string> }>>
  /** Ordinals of the variants that `options` selects; null for all of them. The array is never empty. */
  variant_ordinals: number[] | null
  /** Mounting position on the vehicle: 'Front' (migration 0023). */
  position: string | null
  /** Quantity per vehicle at this position. */
  per_car: number | null
  note: string | null
  source: string
  source_date: string
}

interface ArticleTable {
  article_id: number
  slug: string
  title: string
  description: string
  authors: string
  category: string
  published_on: string
  minutes_to_read: number
  body: JSONColumnType<ReadonlyArray<ArticleBlock>>
  drawing: string
  product_types: string[]
  race_types: string[]
  search: GeneratedAlways<string>
}

/** A table's row without the columns that the database computes. */
export type PlainRow<Table> = Omit<Selectable<Table>, "search" | "only_row">
