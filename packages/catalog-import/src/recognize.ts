import { refuse } from "./Problem.ts"

/** Readers, by where the file comes from. */
export type ReaderName = "camber" | "shopify" | "shopify-old" | "woocommerce"

/** A kind of file, recognized by its columns. */
export interface TableKind {
  readonly reader: ReaderName
  /** Name of the table: 'products'. */
  readonly table: string
  readonly required: ReadonlyArray<string>
  readonly known: ReadonlyArray<string>
  /** Other columns that belong to the file. */
  readonly pattern?: RegExp
}

const options = [1, 2, 3].flatMap((place) => [`option${place}_name`, `option${place}_value`])
const camber = (table: string, required: string, known: string, pattern?: RegExp): TableKind => ({
  reader: "camber",
  table,
  required: required.split(" "),
  known: known.split(" "),
  ...(pattern && { pattern })
})

const camberKinds: ReadonlyArray<TableKind> = [
  camber("brands", "brand", "code country aliases"),
  camber("categories", "category type", ""),
  camber("aliases", "kind theirs ours", ""),
  camber(
    "products",
    "product title category",
    "brand type description bullets keywords fitment country_of_origin warranty prop65 restrictions added_on status successor",
    /^(?:spec|facet):/i
  ),
  camber(
    "variants",
    "sku product",
    `mpn gtin ${options.join(" ")} weight weight_unit length width height dim_unit ships_by ground_only min_qty core_charge lead_days superseded_by`
  ),
  camber("prices", "sku price", "list_price map_price cost currency starts ends"),
  camber("stock", "sku warehouse quantity", "backorder lead_days as_of"),
  camber(
    "fitment",
    "scope source source_date",
    "product sku year_from year_to make model submodel engine engine_make engine_series race_type position quantity condition note",
    /^facet:/i
  ),
  camber("kits", "kit_sku position quantity", "component_product component_sku text choice_group"),
  camber("numbers", "sku kind number", "brand group"),
  camber("images", "position kind url", "product sku file alt")
]

const list = (text: string): ReadonlyArray<string> => text.split("; ")

const exportKinds: ReadonlyArray<TableKind> = [
  {
    reader: "shopify",
    table: "products",
    required: ["Title", "URL handle"],
    known: list(
      "SKU; Description; Vendor; Product category; Type; Tags; Published on online store; Status; Barcode; Option1 name; Option1 value; Option1 Linked To; Option2 name; Option2 value; Option2 Linked To; Option3 name; Option3 value; Option3 Linked To; Price; Compare-at price; Cost per item; Charge tax; Tax code; Inventory tracker; Inventory quantity; Continue selling when out of stock; Weight value (grams); Weight unit for display; Requires shipping; Fulfillment service; Product image URL; Image position; Image alt text; Variant image URL; Gift card; SEO title; SEO description"
    ),
    pattern:
      /^(?:unit price |google shopping \/ |price \/ |compare-at price \/ |included \/ )|\(product\.metafields\.(?:custom|shopify|facts)\./i
  },
  {
    reader: "shopify-old",
    table: "products",
    required: ["Handle", "Title"],
    known: list(
      "Variant SKU; Variant Price; Body (HTML); Vendor; Product Category; Type; Tags; Published; Option1 Name; Option1 Value; Option2 Name; Option2 Value; Option3 Name; Option3 Value; Variant Grams; Variant Inventory Tracker; Variant Inventory Qty; Variant Inventory Policy; Variant Fulfillment Service; Variant Compare At Price; Variant Requires Shipping; Variant Taxable; Variant Barcode; Image Src; Image Position; Image Alt Text; Gift Card; SEO Title; SEO Description; Variant Image; Variant Weight Unit; Variant Tax Code; Cost per item; Status"
    ),
    pattern: /^(?:google shopping \/ |price \/ |compare at price \/ |included \/ |option\d linked to)/i
  },
  {
    reader: "woocommerce",
    table: "products",
    required: ["Type", "SKU", "Name"],
    known: list(
      "ID; GTIN, UPC, EAN, or ISBN; Published; Is featured?; Visibility in catalog; Short description; Description; Date sale price starts; Date sale price ends; Tax status; Tax class; In stock?; Stock; Low stock amount; Backorders allowed?; Sold individually?; Allow customer reviews?; Purchase note; Sale price; Regular price; Categories; Tags; Shipping class; Images; Download limit; Download expiry days; Parent; Grouped products; Upsells; Cross-sells; External URL; Button text; Position; Brands"
    ),
    pattern: /^(?:attribute \d+ |meta: |weight \(|length \(|width \(|height \(|download \d+ )/i
  }
]

const kinds = [...camberKinds, ...exportKinds]
/** Smallest share of known columns at which a required column counts as missing. */
const CLEAR_SHARE = 0.6

export interface Recognized extends TableKind {
  /** Columns that no reader uses. */
  readonly unknown: ReadonlyArray<string>
}

/** Recognizes a table by its columns. Throws `ImportRefused` for any other table, or without a required column. */
export const recognizeTable = (file: string, header: ReadonlyArray<string>): Recognized => {
  const named = header.filter((name) => name !== "")
  const judged = kinds.map((kind) => {
    const columns = new Set([...kind.required, ...kind.known].map((name) => name.toLowerCase()))
    const unknown = named.filter((name) => !columns.has(name.toLowerCase()) && kind.pattern?.test(name) !== true)
    const missing = kind.required.filter((name) => !named.some((column) => column.toLowerCase() === name.toLowerCase()))
    return { kind, unknown, missing, share: 1 - unknown.length / Math.max(1, named.length) }
  })
  const best = judged.filter(({ missing }) => missing.length === 0).toSorted((one, other) => other.share - one.share)[0]
  if (best !== undefined && best.share >= 0.5) return { ...best.kind, unknown: best.unknown }
  const close = judged.toSorted((one, other) => other.share - one.share)[0]
  if (close !== undefined && close.share >= CLEAR_SHARE) {
    const sentence = `${close.kind.table}.csv needs the column ${close.missing[0]}. It has: ${named.join(", ")}.`
    throw refuse(file, "missing-column", sentence, { line: 1, field: close.missing[0] ?? null })
  }
  throw refuse(file, "not-recognized", `No reader knows these columns: ${named.slice(0, 20).join(", ")}.`, { line: 1 })
}

/** Name of the shop that a reader's files come from. */
export const readerTitles: Readonly<Record<ReaderName, string>> = {
  camber: "a set of Camber's own tables",
  shopify: "a Shopify export",
  "shopify-old": "a Shopify export",
  woocommerce: "a WooCommerce export"
}
