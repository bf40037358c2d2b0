import { Effect, Schema, SchemaGetter } from "effect"
import {
  Availability,
  ChosenComponent,
  LineOption,
  NamedComponent,
  Quantity,
  SkuBaseNumber,
  SkuVariantNumber
} from "../../catalog/catalog/model.ts"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import { Cents, CentsOnWire } from "../../foundation/money/model.ts"

const text = Schema.NullOr(Schema.String)

/** A list's id: a UUID v4 that the services make. */
export const ListId = Schema.NonEmptyString.pipe(Schema.brand("ListId"))
export type ListId = typeof ListId.Type
/** Whoever knows it may read the list; 128 random bits (GAP-C55). */
export const ShareGuid = Schema.NonEmptyString.pipe(Schema.brand("ShareGuid"))
export type ShareGuid = typeof ShareGuid.Type

const product = {
  skuBaseNumber: SkuBaseNumber,
  /** null where the list names no variant. */
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  /** Put into a cart only when its parts are chosen; beyond the specification. */
  isKit: Schema.Boolean,
  /** The maker's number. */
  sku: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  segmentCategory: Schema.String,
  availability: Availability,
  rating: Schema.Number,
  reviewCount: Schema.Int,
  /** The chosen value of each option of the variant; empty where none is named. */
  options: Schema.Array(LineOption),
  /** Every part of a kit whose parts were chosen; empty of anything else. */
  kitComponents: Schema.Array(NamedComponent),
  /** What tells whether another device has added to it (`Held`). */
  mark: Schema.Number
}

/** A product of a list as services tell it: quantity, address and picture under either of two names (LIST-03). */
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
  /** null: the cart alone tells it. */
  price: Schema.NullOr(Cents),
  /** One piece when it was put into the list or, where that was later, when the list was shared; null where nobody kept it. */
  notedPrice: Schema.NullOr(Cents),
  quantity: Quantity,
  productUrl: Schema.String,
  imageUrl: text
})

/** A product of a list (LIST-02), in one shape however it was told. Its price is today's, in integer cents. */
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

/** LIST-04 */
export const ListArticle = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  author: Schema.String,
  url: Schema.String,
  articleThumbnailUrl: text
})
export interface ListArticle extends Schema.Struct.Type<typeof ListArticle.fields> {}

/** The car, engine or race car that a list is made for, in the words of a plate; nothing in it tells whose it is. */
export const ListCar = Schema.Struct({ vehicle: Schema.String, engine: text, raceType: text })
export interface ListCar extends Schema.Struct.Type<typeof ListCar.fields> {}

/** A list of parts and articles, which can be shared (LIST-01, LIST-22). */
export const PartsList = Schema.Struct({
  id: ListId,
  listName: Schema.String,
  shareGuid: ShareGuid,
  car: Schema.NullOr(ListCar),
  /** When its link was last given away, UTC milliseconds: the noted prices are those of that time. null: never. */
  sharedAt: Schema.NullOr(Schema.Number),
  products: Schema.Array(ListProduct),
  articles: Schema.Array(ListArticle)
})
export interface PartsList extends Schema.Struct.Type<typeof PartsList.fields> {}

/** One product as it is put into a list, taken out of one, or moved. */
export const ListItem = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  quantity: Quantity,
  /** What was chosen for each part of a kit; empty for anything else, and for a kit that is still to be built. */
  kitComponents: Schema.Array(ChosenComponent).pipe(Schema.check(Schema.isMaxLength(60)), Schema.withDecodingDefaultKey(Effect.succeed([])))
})
export interface ListItem extends Schema.Struct.Type<typeof ListItem.fields> {}
