/** Readers of products, by where the files come from. */
export type ReaderName =
  | "camber"
  | "shopify"
  | "shopify-old"
  | "woocommerce"
  | "bigcommerce"
  | "bigcommerce-old"
  | "magento"
  | "oscommerce"
  | "pies"

/** Readers of files that accompany products. */
export type CompanionName = "aces" | "flat-aces" | "flat-aces-coded" | "vehicles" | "fitment-map"

/** A kind of table, recognized by its columns. */
export interface TableKind {
  readonly reader: ReaderName | CompanionName
  /** Name of the table, such as 'products'. */
  readonly table: string
  readonly required: ReadonlyArray<string>
  readonly known: ReadonlyArray<string>
  /** Matches the names of other columns that the file may have. */
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
  camber("category_map", "theirs type", ""),
  camber("ids", "kind id name", ""),
  camber("images", "position kind url", "product sku file alt")
]

const list = (text: string): ReadonlyArray<string> => text.split("; ")

/** A table of osCommerce or Zen Cart. Shops may have added their own columns to any of them. */
const osCommerce = (table: string, required: string): TableKind => ({
  reader: "oscommerce",
  table,
  required: required.split(" "),
  known: [],
  pattern:
    /^(?:products?|categories|manufacturers|options|attributes|language|parent|sort|date|last|price|master|metatags|specials)(?:_|$)/i
})

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
  },
  {
    reader: "bigcommerce",
    table: "products",
    required: ["Item", "Options", "Inventory Tracking"],
    known: list(
      "ID; Name; Type; SKU; Current Stock; Low Stock; Price; Cost Price; Retail Price; Sale Price; Brand ID; Channels; Categories; Description; Custom Fields; Page Title; Product URL; Meta Description; Search Keywords; Meta Keywords; Bin Picking Number; UPC/EAN; Global Trade Number; Manufacturer Part Number; Free Shipping; Fixed Shipping Cost; Weight; Width; Height; Depth; Is Visible; Is Featured; Warranty; Tax Class; Product Condition; Show Product Condition; Sort Order; Variant Image URL; Internal Image URL (Export); Image URL (Import); Image Description; Image is Thumbnail; Image Sort Order; YouTube ID; Video Title; Video Description; Video Sort Order"
    )
  },
  {
    reader: "bigcommerce-old",
    table: "products",
    required: ["Item Type", "Product Name", "Product Code/SKU"],
    known: list(
      "Product ID; Product Type; Bin Picking Number; Brand Name; Option Set; Option Set Align; Price; Cost Price; Retail Price; Sale Price; Fixed Shipping Cost; Free Shipping; Allow Purchases?; Track Inventory; Current Stock Level; Low Stock Level; Category; Search Keywords; Page Title; Meta Keywords; Meta Description; Show Product Condition?; Sort Order; Stop Processing Rules; Redirect Old URL?; GPS Manufacturer Part Number"
    ),
    pattern: /^(?:product |gps |google |event )/i
  },
  {
    reader: "magento",
    table: "products",
    required: ["sku", "product_type", "attribute_set_code"],
    known: list(
      "store_view_code; categories; product_websites; name; description; short_description; weight; product_online; tax_class_name; visibility; price; url_key; country_of_manufacture; additional_attributes; qty; out_of_stock_qty; is_qty_decimal; allow_backorders; is_in_stock; manage_stock; website_id; related_skus; crosssell_skus; upsell_skus; associated_skus; hide_from_product_page; created_at; updated_at"
    ),
    pattern:
      /^(?:special_price|meta_|base_image|small_image|thumbnail_|swatch_|additional_image|map_|msrp_|use_config_|min_|max_|notify_|enable_|qty_|new_|display_|gift_|page_layout|product_options|custom_|deferred_|bundle_|configurable_|associated_|related_|crosssell_|upsell_|backorders)/
  },
  osCommerce("manufacturers", "manufacturers_id manufacturers_name"),
  osCommerce("categories", "categories_id parent_id"),
  osCommerce("categories_description", "categories_id language_id categories_name"),
  osCommerce("products", "products_id products_model products_price products_status"),
  osCommerce("products_description", "products_id language_id products_name"),
  osCommerce("products_to_categories", "products_id categories_id"),
  osCommerce("products_options", "products_options_id language_id products_options_name"),
  osCommerce("products_options_values", "products_options_values_id language_id products_options_values_name"),
  osCommerce("products_attributes", "products_id options_id options_values_id options_values_price"),
  {
    reader: "flat-aces-coded",
    table: "applications",
    required: ["BaseVehicleid", "Part"],
    known: list(
      "Application id; Reference; BrandAAIAID; PartTypeid; Positionid; Quantity; VCdb-coded Attributes; Qdb-coded Qualifiers; Notes; Mfr Label; AssetName; Asset Item Order; SubBrandAAIAID"
    )
  }
]

/** All kinds of tables. */
export const tableKinds: ReadonlyArray<TableKind> = [...camberKinds, ...exportKinds]
