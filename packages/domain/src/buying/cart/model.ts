import { Effect, Schema } from "effect"
import {
  Availability,
  ChosenComponent,
  LineOption,
  NamedComponent,
  Quantity,
  SkuBaseNumber,
  SkuVariantNumber
} from "../../catalog/catalog/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MAX_TAG_LENGTH } from "./rules.ts"

/** A cart line's id: a UUID v4 that the services make. */
export const CartLineId = Schema.NonEmptyString.pipe(Schema.brand("LineId"))
export type CartLineId = typeof CartLineId.Type

const tag = Schema.NullOr(Schema.String.check(Schema.isMaxLength(MAX_TAG_LENGTH)))

/** The list that an item was found in, and what it is credited to (ATC-02); null is not known. */
export const ListTag = Schema.Struct({ listId: tag, listName: tag, attribution: tag })
export interface ListTag extends Schema.Struct.Type<typeof ListTag.fields> {}

/** One thing to put into the cart. What it costs and is called the services know; the list is where the shopper found it (ATC-02). */
export const CartItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  quantityRequested: Quantity,
  /** Every part of a kit, one of each choice group; empty for anything else. */
  kitComponents: Schema.Array(ChosenComponent).check(Schema.isMaxLength(60)),
  ...ListTag.fields
})
export interface CartItem extends Schema.Struct.Type<typeof CartItem.fields> {}

/** What was known about the fit when a line was added: for which car, the verdict, its reason and source. */
export const FitmentSnapshot = Schema.Struct({ projectName: Schema.String, verdict: Verdict })
export interface FitmentSnapshot extends Schema.Struct.Type<typeof FitmentSnapshot.fields> {}

/** One line: a variant, or a kit with the same components. Prices are today's, in integer cents. */
export const CartLine = Schema.Struct({
  lineId: CartLineId,
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  productPageId: Schema.Int,
  title: Schema.String,
  brand: Schema.String,
  imageUrl: Schema.String,
  url: Schema.String,
  options: Schema.Array(LineOption),
  kitComponents: Schema.Array(NamedComponent),
  /** As many of the wanted ones as there are to be had (`clampToLimits`): this is what the totals count. */
  quantity: Quantity,
  wanted: Quantity,
  /** What tells whether another device has added to it (`Held`). */
  mark: Schema.Number,
  least: Quantity,
  left: Schema.NullOr(Quantity),
  unitPrice: CentsOnWire,
  /** One piece without the shop's own reduction; null where there is none. */
  listPrice: Schema.NullOr(CentsOnWire),
  /** Paid with each piece and refunded with the old part; 0 where none is wanted back. A device may have kept lines from before it was told. */
  coreCharge: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** What one piece cost when the line was last added to; null where nobody kept it. */
  addedPrice: Schema.NullOr(CentsOnWire),
  lineTotal: CentsOnWire,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  /** null where no car was chosen at the time. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** For the project that was asked with; null where none was. */
  fit: Schema.NullOr(Verdict)
})
export interface CartLine extends Schema.Struct.Type<typeof CartLine.fields> {}

/** What an add did to one line: what the confirmation tells of it. */
export const AddedItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  regularImageUrl: Schema.String,
  options: Schema.Array(LineOption),
  kitComponents: Schema.Array(NamedComponent),
  /** That the line has more than before: 0 where there were no more to be had. */
  pieces: Schema.Int,
  /** Of these pieces. */
  price: CentsOnWire,
  /** Paid with each of them on top, and refunded with the old part. An answer may have been kept from before it was told. */
  coreCharge: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** null where no car was chosen. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Why it is not the number that was asked for, in the shopper's words. */
  note: Schema.NullOr(Schema.String)
})
export interface AddedItem extends Schema.Struct.Type<typeof AddedItem.fields> {}

/** Lines in the order in which they were first added. `total` is the sum of the line totals, `itemCount` that of the quantities. */
export const CartContents = Schema.Struct({ lines: Schema.Array(CartLine), itemCount: Schema.Int, total: CentsOnWire })
export interface CartContents extends Schema.Struct.Type<typeof CartContents.fields> {}

/** Which products are in a cart, without its lines (ATC-24). */
export const ShoppingCart = Schema.Struct({
  /** null where nothing was ever added. */
  shoppingCartId: Schema.NullOr(Schema.String),
  numProducts: Schema.Int,
  skuBasesInCart: Schema.Array(SkuBaseNumber)
})
export interface ShoppingCart extends Schema.Struct.Type<typeof ShoppingCart.fields> {}
