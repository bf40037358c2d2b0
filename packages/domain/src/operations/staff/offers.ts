import { Schema } from "effect"
import { Availability, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { LAST_OFFER_PAGE, MAX_PRICE_CENTS, MAX_PRODUCT_QUERY_LENGTH, MAX_STOCK, OFFERS_PER_PAGE, offerViews } from "./rules.ts"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const pieces = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_STOCK }))

/** Search for SKUs by any number or words. An empty text finds all SKUs of the view. */
export const OfferQuery = Schema.Struct({
  text: Schema.Trim.check(Schema.isMaxLength(MAX_PRODUCT_QUERY_LENGTH)),
  view: Schema.Literals(offerViews),
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LAST_OFFER_PAGE }))
})
export interface OfferQuery extends Schema.Struct.Type<typeof OfferQuery.fields> {}

/** A SKU's price. On sale, `regular` is struck through. */
export const OfferPrice = Schema.Struct({
  /** 0 if the regular price is unknown. */
  regular: count,
  /** Lower than `regular`; null if the SKU is not on sale. */
  sale: Schema.NullOr(count)
})
export interface OfferPrice extends Schema.Struct.Type<typeof OfferPrice.fields> {}

/** A SKU's stock, over all warehouses. */
export const OfferStock = Schema.Struct({ quantity: count, availability: Availability })
export interface OfferStock extends Schema.Struct.Type<typeof OfferStock.fields> {}

/** A SKU as staff see it in lists. */
export const StaffOffer = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  productPageId: Schema.Int,
  title: Schema.String,
  brand: Schema.String,
  /** Values of the product's options, such as '13 in.'. */
  options: Schema.Array(Schema.String),
  /** Manufacturer's part number and GTIN; null if unknown. */
  mpn: Schema.NullOr(Schema.String),
  gtin: Schema.NullOr(Schema.String),
  /** Page for shoppers. */
  href: Schema.String,
  price: OfferPrice,
  stock: OfferStock,
  /** Availability as shoppers read it: '3 left'. */
  availabilityText: Schema.String
})
export interface StaffOffer extends Schema.Struct.Type<typeof StaffOffer.fields> {}

/** Found SKUs. `total` counts at most `LAST_OFFER_PAGE` pages. */
export const StaffOffers = Schema.Struct({ offers: Schema.Array(StaffOffer), total: count })
export interface StaffOffers extends Schema.Struct.Type<typeof StaffOffers.fields> {}

const isSellable = Schema.makeFilter(
  ({ regular, sale }: OfferPrice) =>
    (regular > 0 && regular <= MAX_PRICE_CENTS && (sale === null || (sale > 0 && sale < regular))) ||
    "a price, and a lower sale price or none"
)

/** A price above zero, with a lower sale price or none. */
export const SellablePrice = OfferPrice.check(isSellable)

/** New price of a SKU. Written only if the price is still the one that staff saw. */
export const PriceChange = Schema.Struct({ skuVariantNumber: SkuVariantNumber, seen: OfferPrice, price: SellablePrice })
export interface PriceChange extends Schema.Struct.Type<typeof PriceChange.fields> {}

/** New stock of a SKU. Written only if the stock is still the one that staff saw. */
export const StockChange = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  seen: OfferStock,
  stock: Schema.Struct({ quantity: pieces, availability: Availability })
})
export interface StockChange extends Schema.Struct.Type<typeof StockChange.fields> {}

const several = <const Item extends Schema.Top>(item: Item) =>
  Schema.Array(item).check(Schema.isMinLength(1), Schema.isMaxLength(OFFERS_PER_PAGE))
export const PriceChanges = Schema.Struct({ changes: several(PriceChange) })
export const StockChanges = Schema.Struct({ changes: several(StockChange) })

/** Result of changing several SKUs. */
export const OfferChangeResult = Schema.Struct({
  /** SKUs that were not changed, because someone else changed or removed them in the meantime. */
  left: Schema.Array(Schema.String),
  /** The requested SKUs in their current state, without removed SKUs. */
  now: Schema.Array(StaffOffer)
})
export interface OfferChangeResult extends Schema.Struct.Type<typeof OfferChangeResult.fields> {}
