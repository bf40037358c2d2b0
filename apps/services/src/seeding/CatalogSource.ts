import type { PlainRow, Tables } from "../database/tables.ts"

type SourceValue<Value> = Value extends ReadonlyArray<infer Item> ? ReadonlyArray<Item> : Value

/** Columns that a source provides: all except those that the database computes, and `is_for_vehicles`, whose default applies. */
type SourceColumns<Table> = Omit<PlainRow<Table>, "is_for_vehicles">

type SourceRow<Table> = { readonly [Column in keyof SourceColumns<Table>]: SourceValue<SourceColumns<Table>[Column]> }

type SourceRows<Name extends keyof Tables> = { readonly [Table in Name]: ReadonlyArray<SourceRow<Tables[Table]>> }

/** Makes, models, model years and engines. */
export type VehicleSourceRows = SourceRows<
  "make" | "model" | "base_vehicle" | "engine_part" | "engine" | "vehicle_engine" | "engine_family" | "race_type"
>

/** Small tables that are the same at every catalog size. */
export type ReferenceSourceRows = SourceRows<"facet_value" | "category" | "product_type" | "brand">

/** One chunk of the tables that grow with the catalog. */
export type CatalogSourceRows = SourceRows<
  "product" | "variant" | "warehouse_stock" | "product_facet" | "application" | "kit_component" | "review" | "question"
>

export interface CatalogSize {
  /** Minimum number of SKUs. A source may return a few more to complete a product's variants. */
  readonly skus: number
  readonly seed: string
}

/** The content that a seeding inserts. The tables of each group are inserted in the order of their keys. */
export interface CatalogSource {
  readonly readVehicles: () => VehicleSourceRows
  readonly readReference: () => ReferenceSourceRows
  readonly articles: SourceRows<"article">["article"]
  /** Synonyms of categories for search. */
  readonly categoryAliases: ReadonlyArray<{ readonly id: string; readonly term: string }>
  /** Yields the catalog in chunks, so that a large one does not have to fit in memory. */
  readonly readCatalog: (size: CatalogSize) => AsyncIterable<CatalogSourceRows> | Iterable<CatalogSourceRows>
}
