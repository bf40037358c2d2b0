import { type FeedProduct, type FeedVariant, addDays, type FeedShop, type FeedTexts, limitText } from "./FeedProduct.ts"

/** Limits of the format, in characters and entries. */
const MAX_TITLE = 150
const MAX_DESCRIPTION = 5000
const MAX_BRAND = 70
const MAX_CATEGORY = 750
const MAX_DETAILS = 20

/**
 * Yields a merchant feed: RSS 2.0 with the attributes of `http://base.google.com/ns/1.0`, one item per variant. Merchant centers of Google,
 * Microsoft and others read it.
 */
export const merchantFeed: FeedTexts<FeedProduct> = async function* (batches, shop) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`
  yield `${tag("title", shop.name)}${tag("link", shop.origin)}${tag("description", `All parts of ${shop.name}`)}\n`
  for await (const batch of batches)
    yield batch.flatMap((product) => product.variants.map((variant) => toItem(product, variant, shop))).join("")
  yield "</channel>\n</rss>\n"
}

const toItem = (product: FeedProduct, variant: FeedVariant, shop: FeedShop): string => {
  const { gtin, listPriceCents, mpn, options, priceCents } = variant
  const parts = [
    tag("g:id", variant.id),
    product.variants.length > 1 ? tag("g:item_group_id", product.id) : "",
    tag("title", limitText(variant.title, MAX_TITLE)),
    tag("description", limitText(product.description || variant.title, MAX_DESCRIPTION)),
    tag("link", shop.origin + variant.path),
    tag("g:image_link", shop.toImageUrl(variant.imagePath)),
    ...availabilityTags(variant, shop.today),
    // In this format, `g:price` is the regular price, and `g:sale_price` the price that is charged.
    tag("g:price", formatPrice(listPriceCents ?? priceCents)),
    listPriceCents === null ? "" : tag("g:sale_price", formatPrice(priceCents)),
    tag("g:condition", variant.isRebuilt ? "refurbished" : "new"),
    tag("g:brand", limitText(product.brand, MAX_BRAND)),
    gtin === null ? "" : tag("g:gtin", gtin),
    mpn === "" ? "" : tag("g:mpn", mpn),
    gtin === null && mpn === "" ? tag("g:identifier_exists", "no") : "",
    product.categories.length === 0 ? "" : tag("g:product_type", limitText(product.categories.join(" > "), MAX_CATEGORY)),
    variant.weightPounds > 0 ? tag("g:shipping_weight", `${variant.weightPounds} lb`) : "",
    ...options
      .slice(0, MAX_DETAILS)
      .map(({ name, value }) => group("g:product_detail", { "g:attribute_name": name, "g:attribute_value": value }))
  ]
  return `<item>${parts.join("")}</item>\n`
}

/**
 * Creates the tags for availability. A part on backorder needs a date: without a date it counts as out of stock. A part that is made to
 * order or shipped by the factory can be bought now, but takes longer.
 */
const availabilityTags = ({ availability, availableOn, leadDays }: FeedVariant, today: string): ReadonlyArray<string> => {
  if (availability === "NotAvailable") return [tag("g:availability", "out_of_stock")]
  if (availability === "Backorderable") {
    const date = availableOn ?? (leadDays === null ? null : addDays(today, leadDays))
    return date === null ? [tag("g:availability", "out_of_stock")] : [tag("g:availability", "backorder"), tag("g:availability_date", date)]
  }
  const handling = availability === "InStock" || leadDays === null ? [] : [tag("g:max_handling_time", String(leadDays))]
  return [tag("g:availability", "in_stock"), ...handling]
}

const formatPrice = (cents: number): string => `${(cents / 100).toFixed(2)} USD`

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
const group = (name: string, texts: Readonly<Record<string, string>>): string =>
  `<${name}>${Object.entries(texts)
    .map(([inner, text]) => tag(inner, text))
    .join("")}</${name}>`

/** Escapes a text. Leaves out control characters, which XML does not allow. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
