import type { ImportedProduct, Problem } from "@camber/catalog-import"
import type { EditedField, PictureEntry } from "@camber/domain/staff"
import { type Generated, type GeneratedAlways, type JSONColumnType, type RawBuilder, sql, type SqlBool } from "kysely"

/** Counts of an import's report. */
export interface ImportCounts {
  readonly rows: number
  readonly wrong: number
  readonly products: number
  readonly variants: number
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly gone: number
  readonly prices: number
  readonly withFitment: number
  readonly withoutBrand: number
  /** Number of products with the status hidden, which are not loaded, and of their variants. */
  readonly hidden: number
  readonly hiddenVariants: number
  /** Number of fields that the files change although staff edited them. The edits were kept. Missing in older imports. */
  readonly preservedEdits?: number
}

/**
 * State of an import. An import stays in `reading` if its process was killed while reading. If the process was killed in `writing` or
 * `undoing`, another process completes the import. `replaced`: a seeding replaced the catalog.
 */
export type ImportState = "reading" | "writing" | "checked" | "loaded" | "refused" | "undoing" | "undone" | "replaced"

/** Kind of change: products, or only prices or counts. */
export type ImportKind = "catalog" | "prices" | "stock"

/** A permission that an import may need from the owner: to remove many parts, or to change prices much. */
export type ImportPermission = "remove" | "change"

/** Data for writing an import, besides its staged rows. */
export interface ImportPlan {
  /** Country and number of products of each of the shop's brands. */
  readonly brands: Readonly<Record<string, { readonly country: string | null; readonly products: number }>>
  /** Whether unchanged products are written again, for instance after an update of the shop. */
  readonly isAgain: boolean
  readonly categoryAliases: ReadonlyArray<{ readonly term: string; readonly id: string }>
  /** State and message at the end. A failed import is undone and refused. */
  readonly outcome: { readonly state: ImportState; readonly message: string | null }
  /** Number of staged products of a catalog; missing in feeds, undos and older imports. */
  readonly staged?: number
}

interface StagedColumns {
  shop_key: string
  content: JSONColumnType<ImportedProduct["content"]>
  offers: JSONColumnType<ImportedProduct["offers"]>
}

/** Tables of the shop owner's own parts (migrations 0084, 0087 and 0088). */
export interface ImportTables {
  id_ledger: { kind: string; key: string; id: number }
  own_product: StagedColumns & { product_page_id: number }
  import: {
    import_id: GeneratedAlways<number>
    started_at: Generated<Date>
    finished_at: Date | null
    state: ImportState
    reader: string | null
    /** Name of the imported file or folder. */
    source: string
    /** SHA-256 of all files. */
    hash: string
    counts: JSONColumnType<ImportCounts> | null
    message: string | null
    kind: Generated<ImportKind>
    plan: JSONColumnType<ImportPlan> | null
    /** Time of the last written batch. */
    beat_at: Date | null
  }
  import_problem: {
    import_id: number
    ordinal: number
    severity: Problem["severity"]
    code: string
    file: string
    line: number | null
    column_number: number | null
    field: string | null
    value: string | null
    sentence: string
  }
  import_record: { import_id: number; ordinal: number; shop_key: string; content: JSONColumnType<object> }
  import_product: StagedColumns & { import_id: number }
  /** Products that an import replaced, as they were before; null for products that it added. */
  import_change: {
    import_id: number
    shop_key: string
    content: JSONColumnType<ImportedProduct["content"]> | null
    offers: JSONColumnType<ImportedProduct["offers"]> | null
  }
  /** Photographs and documents by URL (migration 0089). `hash`, sizes and `bytes` describe the newest copy. */
  picture: {
    source: string
    kind: Generated<"photo" | "document">
    state: Generated<"waiting" | "ready" | "failed">
    hash: string | null
    width: number | null
    height: number | null
    /** Size of a document; null for photographs. */
    bytes: number | null
    /** Whether products show the newest copy. */
    is_shown: Generated<boolean>
    tries: Generated<number>
    due_at: Generated<Date>
    claimed_until: Date | null
    /** Sentence that says why the last attempt failed; null if it succeeded. */
    problem: string | null
    /** The import that contained the URL. Problems are listed in its history. */
    import_id: number | null
    /** Since when no product uses the file; null while one does (migration 0111). */
    unused_since: Date | null
  }
  /** Photographs and documents of products, in display order. A null `sku` means all variants. */
  product_picture: { product_page_id: number; ordinality: number; sku: string | null; alt: string; source: string }
  /** Edits by staff of the photographs of a product (migration 0104). */
  product_picture_edit: {
    product_page_id: number
    entries: JSONColumnType<ReadonlyArray<PictureEntry>>
    edited_by: string | null
    edited_at: Generated<Date>
  }
  /** Statements about fitment that staff edited (migration 0106), as rows of `application`. */
  fitment_edit: {
    edit_id: GeneratedAlways<number>
    product_page_id: number
    original: JSONColumnType<object> | null
    replaced: JSONColumnType<object> | null
    statement: JSONColumnType<object> | null
    edited_by: string | null
    edited_at: Generated<Date>
  }
  /** Prices that begin and end by the clock (migration 0105). */
  price_plan: {
    plan_id: GeneratedAlways<number>
    sku_variant_number: string
    price_cents: number
    list_price_cents: number | null
    starts_at: Date
    ends_at: Date | null
    state: Generated<"planned" | "active" | "ended" | "canceled">
    planned_by: string | null
    planned_at: Generated<Date>
  }
  /** Regular price of each SKU whose planned price is active. It returns when the plan ends. */
  regular_price: { sku_variant_number: string; price_cents: number; list_price_cents: number | null; plan_id: number }
  /** Drawings that photographs replaced in the `image` columns. An empty `sku` means the product itself. */
  part_drawing: { product_page_id: number; sku: string; image: string }
  /** Fields that staff edited (migration 0092). An empty `sku` means the product itself; an empty `value` means an unknown number. */
  product_edit: {
    product_page_id: number
    sku: string
    field: EditedField
    value: string
    /** The value of the last import. */
    imported: string
    edited_by: string | null
    edited_at: Generated<Date>
  }
  /** Products that an import removed and that old indexes still list (migration 0087). */
  leaving_product: { product_page_id: number; left_at: Generated<Date>; keeps_page: boolean; successor: string | null }
  /** Pages of deleted products. `record` is the data of the page, `successor` the key of the product that replaces the deleted one. */
  withdrawn_product: { product_page_id: number; withdrawn_at: Generated<Date>; successor: string | null; record: JSONColumnType<object> }
  /** Prices and counts that a feed changes (migration 0088). */
  import_offer: {
    import_id: number
    ordinal: number
    sku: string
    before: JSONColumnType<object>
    after: JSONColumnType<object>
    is_written: Generated<boolean>
  }
  /** Live offers of variants that an import withdrew or deleted (migration 0093). */
  withdrawn_offer: { import_id: number; sku_variant_number: string; product_page_id: number; offer: JSONColumnType<object> }
  /** The file that staff uploaded for an import (migration 0118). At most one row. */
  import_upload: {
    upload_id: string
    is_pending: GeneratedAlways<boolean>
    kind: ImportKind
    name: string
    bytes: number
    received: Generated<number>
    started_at: Generated<Date>
    state: Generated<"receiving" | "checking" | "checked" | "loading">
    /** Time at which a check or import of the file was last known to run. */
    beat_at: Date | null
    /** The import with the report of the last check. */
    import_id: number | null
    /** The reason why the file could not be checked or loaded, if no import has it. */
    message: string | null
    permission: ImportPermission | null
    can_load: Generated<boolean>
  }
  import_upload_piece: { upload_id: string; start: number; content: Uint8Array }
  /** Time of the last count of a variant in a warehouse. */
  stock_count: { sku_variant_number: string; warehouse: number; counted_at: Date }
}

/**
 * Condition that a product is in the catalog. Rows of products that an import removed stay in the tables until no process lists the
 * products (`leaving_product`).
 *
 * @param column - Column with the product's id: `product.product_page_id`.
 */
export const isInCatalog = (column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from leaving_product where leaving_product.product_page_id = ${sql.ref(column)})`
