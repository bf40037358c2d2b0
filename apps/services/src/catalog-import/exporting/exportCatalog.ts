import { formatBars, MAIN_WAREHOUSE_NAME, type Offer, type PictureContent, type ProductContent } from "@camber/catalog-import"
import { isUploaded } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { regularCents, regularListCents } from "../../price-plans/regularPrices.ts"
import { overlayEdits } from "./overlayEdits.ts"
import { type DescribeStatement, readNames } from "./readNames.ts"
import { readStaffEdits } from "./readStaffEdits.ts"
import { toUploadAddress } from "./uploadAddress.ts"

/** Matches cells that a spreadsheet would execute or change. The export puts an apostrophe before them, which imports ignore. */
const risky = /^[=+@-]/

const toCell = (text: string): string => {
  const safe = risky.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as CSV. The given columns come first, then all others in the order in which they appear in the rows. */
export const toCsv = (columns: ReadonlyArray<string>, rows: ReadonlyArray<Readonly<Record<string, string>>>): string => {
  const header = [...new Set([...columns, ...rows.flatMap((row) => Object.keys(row))])]
  return [header, ...rows.map((row) => header.map((name) => row[name] ?? ""))].map((cells) => `${cells.map(toCell).join(",")}\n`).join("")
}

/** Live price and stock of a variant. */
interface LiveOffer {
  readonly cents: number
  readonly list: number | null
  readonly cart: boolean
  readonly state: string
  readonly days: number | null
  readonly stock: Readonly<Record<string, number>>
  /** Present and future planned prices. Times are in milliseconds. */
  readonly plans: ReadonlyArray<{
    readonly cents: number
    readonly list: number | null
    readonly starts: number
    readonly ends: number | null
  }>
}

const openPlans = sql`(
  select coalesce(json_agg(json_build_object('cents', plan.price_cents, 'list', plan.list_price_cents,
    'starts', (extract(epoch from starts_at) * 1000)::float8, 'ends', (extract(epoch from ends_at) * 1000)::float8) order by starts_at, plan_id), '[]')
  from price_plan as plan where plan.sku_variant_number = variant.sku_variant_number and state in ('planned', 'active'))`

type Cells = Readonly<Record<string, string>>

interface Part {
  readonly content: ProductContent
  readonly offers: ReadonlyArray<Offer>
  readonly live: Readonly<Record<string, LiveOffer>>
}

interface OwnPart extends Part {
  readonly id: number
}

const toDollars = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2))

/**
 * Exports the shop's own parts as Camber's tables, with live prices and counts and the staff's edits. Importing the export changes nothing
 * that shoppers see.
 *
 * @param publicOrigin - Origin of the shop. Uploaded photographs are exported as URLs of this origin. If it does not use https, they are
 * left out.
 * @returns The tables by file name; null if the shop has no parts of its own.
 */
export const exportCatalog = async (database: Kysely<Tables>, publicOrigin: string): Promise<Readonly<Record<string, string>> | null> => {
  const { rows } = await sql<OwnPart>`
    select product_page_id as id, content, offers, (
      select json_object_agg(sku_variant_number, json_build_object('cents', ${regularCents}, 'list', ${regularListCents}, 'cart', price_in_cart,
        'state', availability, 'days', lead_days, 'plans', ${openPlans}, 'stock', (
          select coalesce(json_object_agg(name, pieces), '{}') from (
            select coalesce(key, ${MAIN_WAREHOUSE_NAME}::text) as name, sum(quantity)::int as pieces
            from warehouse_stock as shelf left join id_ledger on kind = 'warehouse' and id = warehouse
            where shelf.sku_variant_number = variant.sku_variant_number group by 1) as shelves)))
      from variant where variant.product_page_id = own_product.product_page_id) as live
    from own_product order by shop_key`.execute(database)
  if (rows.length === 0) return null
  const edits = await readStaffEdits(database)
  const parts = rows.map(({ content, id, ...part }) => {
    const edit = edits.get(id)
    return { ...part, content: edit === undefined ? content : exportUploads(overlayEdits(content, edit), publicOrigin) }
  })
  const brands = await database.selectFrom("brand").select(["name", "country"]).orderBy("name").execute()
  const describe = await readNames(database)
  const untyped = [...new Set(parts.flatMap(({ content }) => (content.type === null ? [content.category] : [])))]
  const stock = parts.flatMap(toStock)
  return {
    "brands.csv": toCsv(
      ["brand", "country"],
      brands.map(({ country, name }) => ({ brand: name, country }))
    ),
    "categories.csv": toCsv(
      ["category", "type"],
      untyped.length === 0 ? [{ category: "Other parts" }] : untyped.map((category) => ({ category }))
    ),
    "products.csv": toCsv(
      [...productColumns, ...listSpecificationColumns(parts)],
      parts.map(({ content }) => toProduct(content))
    ),
    "variants.csv": toCsv(
      [],
      parts.flatMap(({ content }) => toVariants(content))
    ),
    "prices.csv": toCsv([], parts.flatMap(toPrices)),
    // Imports reject a table without rows, because it could be a truncated file.
    ...(stock.length === 0 ? {} : { "stock.csv": toCsv(["sku", "warehouse", "quantity"], stock) }),
    ...toOptionalTables(parts, describe)
  }
}

const exportUploads = (content: ProductContent, publicOrigin: string): ProductContent => ({
  ...content,
  ...(content.pictures !== undefined && {
    pictures: content.pictures.flatMap((picture) => {
      if (!isUploaded(picture)) return [picture]
      const source = toUploadAddress(picture.source, publicOrigin)
      return source === null ? [] : [{ ...picture, source }]
    })
  })
})

const productColumns = ["product", "title", "brand", "category"]

/**
 * Lists the specification columns in an order that preserves the order of each product's specifications, because imports read them in
 * column order.
 */
const listSpecificationColumns = (parts: ReadonlyArray<Part>): ReadonlyArray<string> => {
  const columns: Array<string> = []
  const lists = parts.map(({ content }) => content.specifications.map(({ name }) => `spec:${name}`))
  for (const names of lists.toSorted((one, other) => other.length - one.length)) {
    let at = 0
    for (const name of names) {
      if (!columns.includes(name)) columns.splice(at, 0, name)
      at = columns.indexOf(name) + 1
    }
  }
  return columns
}

const toProduct = (content: ProductContent): Cells => ({
  product: content.key,
  title: content.title,
  brand: content.brand,
  category: content.category,
  type: content.type ?? "",
  description: content.description,
  bullets: formatBars(content.bullets),
  keywords: content.keywords,
  fitment: content.fitClass,
  country_of_origin: content.country ?? "",
  restrictions: formatBars(content.restrictions),
  added_on: content.addedOn ?? "",
  status: content.status,
  successor: content.successor ?? "",
  ...Object.fromEntries(content.specifications.map(({ name, value }) => [`spec:${name}`, value]))
})

const toVariants = ({ key, optionNames, variants }: ProductContent): ReadonlyArray<Cells> =>
  variants.map((variant) => ({
    sku: variant.sku,
    product: key,
    mpn: variant.mpn ?? "",
    gtin: variant.gtin ?? "",
    ...Object.fromEntries(
      [0, 1, 2].flatMap((at) => [
        [`option${at + 1}_name`, optionNames[at] ?? ""],
        [`option${at + 1}_value`, variant.values[at] ?? ""]
      ])
    ),
    weight: String(variant.pounds ?? ""),
    length: String(variant.longestInches ?? ""),
    ships_by: variant.shipsByFreight ? "freight" : "parcel",
    ground_only: variant.isGroundOnly ? "yes" : "no",
    min_qty: String(variant.minimum),
    core_charge: toDollars(variant.coreCents),
    lead_days: String(variant.leadDays ?? ""),
    superseded_by: variant.supersededBy ?? ""
  }))

const toPrices = ({ content, live }: Part): ReadonlyArray<Cells> =>
  content.variants.flatMap(({ sku }) => {
    const offer = live[sku]
    if (offer === undefined) return []
    const toCells = (cents: number, list: number | null) => ({ sku, price: toDollars(cents), list_price: toDollars(list) })
    return [
      { ...toCells(offer.cents, offer.list), map_price: offer.cart ? toDollars(offer.cents + 1) : "" },
      ...offer.plans.map(({ cents, ends, list, starts }) => ({ ...toCells(cents, list), starts: toInstant(starts), ends: toInstant(ends) }))
    ]
  })

const toInstant = (millis: number | null): string => (millis === null ? "" : new Date(millis).toISOString())

/** Lists the warehouses of the import, then other warehouses that have pieces. Each row has the live count. */
const toStock = ({ live, offers }: Part): ReadonlyArray<Cells> =>
  offers.flatMap(({ sku, stock }) =>
    listWarehouses(stock, live[sku]).map((warehouse) => ({
      sku,
      warehouse,
      quantity: String(live[sku]?.stock[warehouse] ?? 0),
      backorder: live[sku]?.state === "Backorderable" ? "yes" : "no",
      lead_days: String(live[sku]?.days ?? "")
    }))
  )

const listWarehouses = (stock: Offer["stock"], live: LiveOffer | undefined): ReadonlyArray<string> => {
  const filled = Object.entries(live?.stock ?? {}).flatMap(([name, quantity]) => (quantity > 0 ? [name] : []))
  return [...new Set([...stock.map(({ warehouse }) => warehouse), ...filled])]
}

/** Returns the tables that are exported only if they have rows. */
const toOptionalTables = (parts: ReadonlyArray<Part>, describe: DescribeStatement): Readonly<Record<string, string>> => {
  const contents = parts.map(({ content }) => content)
  const tables: Readonly<Record<string, ReadonlyArray<Cells>>> = {
    "fitment.csv": contents.flatMap(({ key, statements }) =>
      statements.flatMap((statement) => {
        const cells = describe(statement)
        return statement.skus === null
          ? [{ product: key, sku: "", ...cells }]
          : statement.skus.map((sku) => ({ product: key, sku, ...cells }))
      })
    ),
    "numbers.csv": contents.flatMap(({ numbers, variants }) =>
      numbers.map(({ brand, form = "other", group = "", number, sku = variants[0]?.sku ?? "" }) => ({
        sku,
        kind: form,
        brand,
        number,
        group
      }))
    ),
    "images.csv": contents.flatMap(({ documents = [], key, pictures = [] }) => [
      ...toImages(key, pictures, "photo"),
      ...toImages(key, documents, "document")
    ]),
    "kits.csv": contents.flatMap(({ kit, variants }) =>
      kit.map(({ choiceGroup, componentProduct, componentSku, position, quantity, text }) => ({
        kit_sku: variants[0]?.sku ?? "",
        position: String(position),
        component_product: componentSku === null ? (componentProduct ?? "") : "",
        component_sku: componentSku ?? "",
        text: text ?? "",
        quantity: String(quantity),
        choice_group: choiceGroup ?? ""
      }))
    )
  }
  return Object.fromEntries(Object.entries(tables).flatMap(([name, rows]) => (rows.length === 0 ? [] : [[name, toCsv([], rows)]])))
}

const toImages = (key: string, pictures: ReadonlyArray<PictureContent>, kind: string): ReadonlyArray<Cells> =>
  pictures.map(({ alt, sku, source }, at) => ({
    product: sku === null ? key : "",
    sku: sku ?? "",
    position: String(at + 1),
    kind,
    url: source,
    alt
  }))
