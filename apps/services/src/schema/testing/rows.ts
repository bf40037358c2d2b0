import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { partIllustrations } from "@camber/part-drawings"
import { createImageUrls } from "../pictures.ts"

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

/** Creates a product row with default columns; a test sets the columns that it needs. */
export const productRow = (id: number, changes: Partial<Row<"product">> = {}): Row<"product"> => ({
  product_page_id: id,
  sku_base_number: `CAM-P${id}`,
  product_type_id: 2,
  brand_id: 2,
  category_id: "2-3",
  slug: `part-${id}`,
  title: `Part ${id}`,
  keywords: "",
  description: `What part ${id} is for.`,
  bullets: ["One piece"],
  specifications: JSON.stringify([{ name: "Pieces", value: "1" }]),
  options: JSON.stringify([]),
  deciding: JSON.stringify([]),
  sold_as: null,
  segment: "Brakes > Rotors > Rotor",
  affinity: "multiple",
  ribbon_text: null,
  has_active_rebate: false,
  rebate_cents: null,
  is_kit: false,
  kit_item_count: 0,
  lead_variant_number: `CAM-P${id}-1`,
  price_cents: 10_000 + id,
  list_price_cents: null,
  availability: "InStock",
  rating: 4.5,
  review_count: 0,
  sales_rank: id,
  added_on: "2026-01-01",
  restrictions: [],
  country_of_origin: null,
  image: `/content/parts/brake-rotor.svg?n=${id}`,
  ...changes
})

export const variantRow = (productPageId: number, ordinality: number, changes: Partial<Row<"variant">> = {}): Row<"variant"> => ({
  sku_variant_number: `CAM-P${productPageId}-${ordinality}`,
  product_page_id: productPageId,
  ordinality,
  mpn: `IRO-${productPageId}V${ordinality}`,
  upc: String(400_000_000_000 + productPageId * 100 + ordinality),
  option_value_ids: [],
  price_cents: 10_000 + productPageId,
  list_price_cents: null,
  availability: "InStock",
  quantity: 1200,
  lead_days: null,
  available_on: null,
  superseded_by: null,
  weight_pounds: 12.5,
  longest_inches: 12,
  ships_by_freight: false,
  is_ground_only: false,
  core_charge_cents: null,
  price_in_cart: false,
  minimum_quantity: 1,
  image: `/content/parts/brake-rotor.svg?n=${productPageId}`,
  ...changes
})

export const applicationRow = (id: number, productPageId: number, changes: Partial<Row<"application">> = {}): Row<"application"> => ({
  application_id: id,
  product_page_id: productPageId,
  scope: "universal",
  decided_by: "chassis",
  make_id: null,
  model_ids: null,
  year_from: null,
  year_to: null,
  engine_manufacturer_ids: null,
  engine_make_ids: null,
  engine_series_ids: null,
  engine_configuration_ids: null,
  engine_qualifier_ids: null,
  engine_version_ids: null,
  engine_displacement_ids: null,
  engine_code_ids: null,
  engine_camshaft_type_ids: null,
  engine_fuel_system_ids: null,
  race_type_ids: null,
  facets: JSON.stringify({}),
  options: JSON.stringify([]),
  variant_ordinals: null,
  position: null,
  per_car: null,
  note: null,
  source: "Maker's catalogue",
  source_date: "2026-01-01",
  ...changes
})

/** Inserts the rows that a product refers to: a category with a subcategory, a brand, a product type. */
export const insertCatalogFixtures = async (database: Kysely<Tables>): Promise<void> => {
  await database
    .insertInto("category")
    .values([
      { category_id: "2-3", parent_id: null, slug: "brakes", name: "Brakes", ordinality: 1, drawing: "brake-rotor" },
      { category_id: "2-3-1", parent_id: "2-3", slug: "rotors", name: "Rotors", ordinality: 2, drawing: "brake-rotor" },
      { category_id: "2-10", parent_id: null, slug: "engine", name: "Engine", ordinality: 3, drawing: "engine" }
    ])
    .execute()
  await database
    .insertInto("brand")
    .values([
      { brand_id: 2, slug: "ironvale", name: "Ironvale", tier: "mid", country: "US", founded: 1962, popularity: 10 },
      { brand_id: 3, slug: "torqwell", name: "Torqwell", tier: "premium", country: "US", founded: 1971, popularity: 5 }
    ])
    .execute()
  await database
    .insertInto("product_type")
    .values([
      {
        product_type_id: 2,
        slug: "brake-rotor",
        name: "Brake Rotor",
        plural: "Brake Rotors",
        category_id: "2-3-1",
        drawing: "brake-rotor",
        best_seller_rank: 1
      },
      {
        product_type_id: 3,
        slug: "camshaft",
        name: "Camshaft",
        plural: "Camshafts",
        category_id: "2-10",
        drawing: "camshaft",
        best_seller_rank: 2
      }
    ])
    .execute()
}

/** Image URLs without a version, so that tests can contain them literally. */
export const unversionedPictures = createImageUrls("", { ...partIllustrations, version: null })

/** Returns a drawing's URL with the version of the drawings, as in service responses. */
export const getRenderedImageUrl = (path: string): string => createImageUrls("", partIllustrations).measured(path)
