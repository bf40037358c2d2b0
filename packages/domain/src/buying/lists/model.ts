import { Effect, Schema, SchemaGetter } from "effect"
import {
  Availability,
  ChosenComponent,
  LineOption,
  NamedComponent,
  Quantity,
  SkuBaseNumber,
  SkuVariantNumber
} from "../../catalog/catalog/sku.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"

const text = Schema.NullOr(Schema.String)

/** UUID v4 of a list, assigned by the services. */
export const ListId = Schema.NonEmptyString.pipe(Schema.brand("ListId"))
export type ListId = typeof ListId.Type
/** Grants read access to a list; 128 random bits (GAP-C55). */
export const ShareGuid = Schema.NonEmptyString.pipe(Schema.brand("ShareGuid"))
export type ShareGuid = typeof ShareGuid.Type

const product = {
  skuBaseNumber: SkuBaseNumber,
  /** The chosen variant; null if none was chosen. */
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  /** A kit needs chosen components before it can be added to a cart. Not part of the specification. */
  isKit: Schema.Boolean,
  /** Manufacturer's part number. */
  sku: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  segmentCategory: Schema.String,
  availability: Availability,
  /** Display text of the availability: 'In stock', '3 left'. Empty for a product that was added offline. */
  availabilityText: Schema.String,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  /** Selected value per option; empty if no variant was chosen. */
  options: Schema.Array(LineOption),
  /** One variant per kit slot; empty if not a configured kit. */
  kitComponents: Schema.Array(NamedComponent),
  /** Version counter that detects adds by other devices (`VersionedQuantity`). */
  mark: Schema.Number
}

/** A list product on the wire, with quantity, URL and image under either of two names (LIST-03). */
const WireListProduct = Schema.Struct({
  ...product,
  price: Schema.NullOr(CentsOnWire),
  notedPrice: Schema.NullOr(CentsOnWire),
  quantity: Schema.NullOr(Schema.Int),
  quantityRequested: Schema.NullOr(Schema.Int),
  productUrl: text,
  url: text,
  imageUrl: text,
  images: Schema.NullOr(Schema.Array(Schema.String))
})
const ReadListProduct = Schema.Struct({
  ...product,
  /** null if only the cart shows the price. */
  price: Schema.NullOr(Cents),
  /** Price when added, or when the list was shared if that was later; null if unknown. */
  notedPrice: Schema.NullOr(Cents),
  quantity: Quantity,
  productUrl: Schema.String,
  imageUrl: text
})

/** A list product (LIST-02), decoded to one shape. The price is current, in integer cents. */
export const ListProduct = WireListProduct.pipe(
  Schema.decodeTo(Schema.toType(ReadListProduct), {
    decode: SchemaGetter.transform(({ images, imageUrl, productUrl, quantity, quantityRequested, url, ...rest }) => ({
      ...rest,
      quantity: clampQuantity(quantity ?? quantityRequested ?? 1),
      productUrl: productUrl || url || "",
      imageUrl: imageUrl || images?.[0] || null
    })),
    encode: SchemaGetter.transform((read) => ({ ...read, quantityRequested: null, url: null, images: null }))
  })
)
export interface ListProduct extends Schema.Struct.Type<typeof ReadListProduct.fields> {}

/** An article in a list (LIST-04). */
export const ListArticle = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  author: Schema.String,
  url: Schema.String,
  articleThumbnailUrl: text
})
export interface ListArticle extends Schema.Struct.Type<typeof ListArticle.fields> {}

/** Vehicle that a list is for, as display text without personal data. */
export const ListCar = Schema.Struct({ vehicle: Schema.String, engine: text, raceType: text })
export interface ListCar extends Schema.Struct.Type<typeof ListCar.fields> {}

/** A shareable list of parts and articles (LIST-01, LIST-22). */
export const PartsList = Schema.Struct({
  id: ListId,
  listName: Schema.String,
  shareGuid: ShareGuid,
  car: Schema.NullOr(ListCar),
  /** Time when the link was last shared and the prices were noted, in UTC milliseconds; null if the link was never shared. */
  sharedAt: Schema.NullOr(Schema.Number),
  products: Schema.Array(ListProduct),
  articles: Schema.Array(ListArticle)
})
export interface PartsList extends Schema.Struct.Type<typeof PartsList.fields> {}

/** A product with quantity, to add to a list, remove or move. */
export const ListItem = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  quantity: Quantity,
  /** Chosen kit components; empty for other products and for kits that are not configured yet. */
  kitComponents: Schema.Array(ChosenComponent).pipe(Schema.check(Schema.isMaxLength(60)), Schema.withDecodingDefaultKey(Effect.succeed([])))
})
export interface ListItem extends Schema.Struct.Type<typeof ListItem.fields> {}
