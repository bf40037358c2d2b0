import { type FeedProduct, type FeedVariant, type FeedShop, type FeedTexts, limitText } from "./FeedProduct.ts"

const MAX_DESCRIPTION = 5000

/**
 * The format's availability states by the shop's states. A part that is made to order or shipped by the factory can be bought, but takes
 * longer.
 */
const statuses = {
  InStock: "in_stock",
  FactoryShipped: "in_stock",
  MadeToOrder: "backorder",
  Backorderable: "backorder",
  NotAvailable: "out_of_stock"
} as const satisfies Record<FeedVariant["availability"], string>

/**
 * Yields a product feed of the Agentic Commerce Protocol (2026-04-17): JSON lines, each a product with its variants. Prices are in minor
 * units.
 */
export const productFeed: FeedTexts<FeedProduct> = async function* (batches, shop) {
  for await (const batch of batches) yield batch.map((product) => `${JSON.stringify(toProduct(product, shop))}\n`).join("")
}

const toProduct = (product: FeedProduct, shop: FeedShop) => ({
  id: product.id,
  title: product.title,
  description: { plain: limitText(product.description || product.title, MAX_DESCRIPTION) },
  url: shop.origin + product.path,
  media: [toMedia(product.imagePath, product.title, shop)],
  variants: product.variants.map((variant) => toVariant(product, variant, shop))
})

const toVariant = ({ categories }: FeedProduct, variant: FeedVariant, shop: FeedShop) => ({
  id: variant.id,
  title: variant.title,
  url: shop.origin + variant.path,
  ...(variant.gtin !== null && { barcodes: [{ type: "GTIN", value: variant.gtin }] }),
  price: toPrice(variant.priceCents),
  ...(variant.listPriceCents !== null && { list_price: toPrice(variant.listPriceCents) }),
  availability: { available: variant.availability !== "NotAvailable", status: statuses[variant.availability] },
  ...(categories.length > 0 && { categories: [{ value: categories.join(" > "), taxonomy: "merchant" }] }),
  condition: [variant.isRebuilt ? "refurbished" : "new"],
  variant_options: variant.options,
  media: [toMedia(variant.imagePath, variant.title, shop)],
  seller: { name: shop.name, links: toPolicies(shop) }
})

const toPrice = (amount: number) => ({ amount, currency: "USD" })
const toMedia = (path: string, text: string, { toImageUrl }: FeedShop) => ({ type: "image", url: toImageUrl(path), alt_text: text })

const toPolicies = ({ origin }: FeedShop) => [
  { type: "privacy_policy", url: `${origin}/info/privacy` },
  { type: "terms_of_service", url: `${origin}/info/terms` }
]
