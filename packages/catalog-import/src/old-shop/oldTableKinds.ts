import type { TableKind } from "../tableKinds.ts"

/** Tables of another shop except those of its parts. */
export type OldTable = "customers" | "orders" | "orderLines" | "soldLines" | "reviews" | "redirects" | "giftCards"

/** A kind of table, recognized by its columns. `columns` are the names that other shops use for the columns. */
export interface OldTableKind extends Omit<TableKind, "reader" | "table"> {
  readonly table: OldTable
  /** Name in a report: "customers". */
  readonly title: string
  readonly columns: ReadonlyMap<string, string>
}

const own = (table: OldTable, title: string, required: string, known: string): OldTableKind => ({
  table,
  title,
  required: required.split(" "),
  known: known.split(" "),
  columns: new Map()
})

const shopify = (
  table: OldTable,
  title: string,
  columns: Readonly<Record<string, string>>,
  required: ReadonlyArray<string>,
  pattern: RegExp
): OldTableKind => ({
  table,
  title,
  required,
  known: Object.values(columns),
  pattern,
  columns: new Map(Object.entries(columns))
})

const address = "company address1 address2 city region postal_code country"

/** Kinds of tables. If several match, the kind with the fewest unknown columns is chosen. */
export const oldTableKinds: ReadonlyArray<OldTableKind> = [
  own(
    "customers",
    "customers",
    "customer email",
    `first_name last_name phone password_hash password_scheme password_salt email_verified ${address} created_on accepts_marketing tax_certificate special_price points store_credit`
  ),
  own(
    "orders",
    "orders",
    "order placed_at email",
    "customer status payment_state currency subtotal discount promo_code shipping tax core total refunded shipping_method carrier tracking_number ship_name ship_company ship_address1 ship_address2 ship_city ship_region ship_postal_code ship_country ship_phone note"
  ),
  own("orderLines", "lines of orders", "order line title quantity unit_price", "sku brand options core car_year car_make car_model"),
  own("reviews", "reviews", "review product stars", "title text author email written_on car fitted answer status"),
  own("redirects", "redirects", "from to", ""),
  own("giftCards", "gift cards", "balance currency", "code last4 email issued_on expires_on status"),
  shopify(
    "customers",
    "Shopify's customers",
    {
      customer: "Customer ID",
      email: "Email",
      first_name: "First Name",
      last_name: "Last Name",
      phone: "Phone",
      company: "Default Address Company",
      address1: "Default Address Address1",
      address2: "Default Address Address2",
      city: "Default Address City",
      region: "Default Address Province Code",
      postal_code: "Default Address Zip",
      country: "Default Address Country Code",
      accepts_marketing: "Accepts Email Marketing"
    },
    ["Customer ID", "Email", "Total Orders"],
    /^(?:default address |accepts |total |note$|tax |tags$)/i
  ),
  shopify(
    "soldLines",
    "Shopify's orders",
    {
      order: "Name",
      placed_at: "Created at",
      email: "Email",
      payment_state: "Financial Status",
      currency: "Currency",
      subtotal: "Subtotal",
      discount: "Discount Amount",
      promo_code: "Discount Code",
      shipping: "Shipping",
      tax: "Taxes",
      total: "Total",
      refunded: "Refunded Amount",
      shipping_method: "Shipping Method",
      ship_name: "Shipping Name",
      ship_company: "Shipping Company",
      ship_address1: "Shipping Address1",
      ship_address2: "Shipping Address2",
      ship_city: "Shipping City",
      ship_region: "Shipping Province",
      ship_postal_code: "Shipping Zip",
      ship_country: "Shipping Country",
      ship_phone: "Shipping Phone",
      note: "Notes",
      fulfilled: "Fulfillment Status",
      canceled: "Cancelled at",
      title: "Lineitem name",
      quantity: "Lineitem quantity",
      unit_price: "Lineitem price",
      sku: "Lineitem sku",
      brand: "Vendor"
    },
    ["Name", "Email", "Created at", "Lineitem name"],
    /^(?:lineitem |billing |shipping |paid |fulfilled |accepts |payment |refunded |note |tax \d|id$|tags$|risk |source$|outstanding |employee|location|device|receipt|duties|discount )/i
  ),
  shopify(
    "reviews",
    "Judge.me's reviews",
    {
      product: "product_handle",
      stars: "rating",
      title: "title",
      text: "body",
      author: "reviewer_name",
      email: "reviewer_email",
      written_on: "review_date",
      answer: "reply",
      status: "curated"
    },
    ["product_handle", "rating", "body"],
    /^(?:source|product_id|reply_date|picture_urls|ip_address|location|metaobject_handle)$/i
  ),
  shopify("redirects", "Shopify's redirects", { from: "Redirect from", to: "Redirect to" }, ["Redirect from", "Redirect to"], /^$/)
]

/** Recognizes a table by its columns; undefined for any other table. */
export const recognizeOldTable = (
  header: ReadonlyArray<string>
): { readonly kind: OldTableKind; readonly unknown: ReadonlyArray<string> } | undefined => {
  const named = header.filter((name) => name !== "")
  const judged = oldTableKinds.flatMap((kind) => {
    const columns = new Set([...kind.required, ...kind.known].map((name) => name.toLowerCase()))
    const hasRequired = kind.required.every((name) => named.some((column) => column.toLowerCase() === name.toLowerCase()))
    const unknown = named.filter((name) => !columns.has(name.toLowerCase()) && kind.pattern?.test(name) !== true)
    return hasRequired && unknown.length * 2 <= named.length ? [{ kind, unknown }] : []
  })
  return judged.toSorted((one, other) => one.unknown.length - other.unknown.length)[0]
}
