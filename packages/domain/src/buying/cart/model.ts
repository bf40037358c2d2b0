import { Effect, Schema } from "effect"
import {
  Availability,
  ChosenComponent,
  LineOption,
  NamedComponent,
  Quantity,
  SkuBaseNumber,
  SkuVariantNumber
} from "../../catalog/catalog/sku.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { MAX_TAG_LENGTH } from "./rules.ts"

/** UUID v4 of a cart line, assigned by the services. */
export const CartLineId = Schema.NonEmptyString.pipe(Schema.brand("LineId"))
export type CartLineId = typeof CartLineId.Type

const tag = Schema.NullOr(Schema.String.check(Schema.isMaxLength(MAX_TAG_LENGTH)))

/** List in which the shopper found an item, for attribution (ATC-02); null if unknown. */
export const ListTag = Schema.Struct({ listId: tag, listName: tag, attribution: tag })
export interface ListTag extends Schema.Struct.Type<typeof ListTag.fields> {}

/** An item to add to the cart. The services look up its price and title. */
export const CartItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  skuBaseNumber: SkuBaseNumber,
  quantityRequested: Quantity,
  /** One variant per kit slot; empty if the item is not a kit. */
  kitComponents: Schema.Array(ChosenComponent).check(Schema.isMaxLength(60)),
  ...ListTag.fields
})
export interface CartItem extends Schema.Struct.Type<typeof CartItem.fields> {}

/** Fitment verdict for the selected project when a line was added. */
export const FitmentSnapshot = Schema.Struct({ projectName: Schema.String, verdict: Verdict })
export interface FitmentSnapshot extends Schema.Struct.Type<typeof FitmentSnapshot.fields> {}

/** A cart line: a variant, or a kit with chosen components. Prices are current, in integer cents. */
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
  /** The `wanted` quantity, limited by stock (`clampToLimits`). The totals use this quantity. */
  quantity: Quantity,
  wanted: Quantity,
  /** Version counter that detects adds by other devices (`VersionedQuantity`). */
  mark: Schema.Number,
  least: Quantity,
  left: Schema.NullOr(Quantity),
  unitPrice: CentsOnWire,
  /** List price of one piece; null if the price is not reduced. */
  listPrice: Schema.NullOr(CentsOnWire),
  /** Core deposit per piece; 0 if no core is returned. Defaults to 0 for lines that a device stored before the field existed. */
  coreCharge: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** Price of one piece at the last add; null if unknown. */
  addedPrice: Schema.NullOr(CentsOnWire),
  lineTotal: CentsOnWire,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  /** null if no vehicle was selected. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Verdict for the requested project; null without a project. */
  fit: Schema.NullOr(Verdict)
})
export interface CartLine extends Schema.Struct.Type<typeof CartLine.fields> {}

/** Result of an add for one line, shown in the confirmation. */
export const AddedItem = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  regularImageUrl: Schema.String,
  options: Schema.Array(LineOption),
  kitComponents: Schema.Array(NamedComponent),
  /** Pieces added to the line; 0 if the stock is exhausted. */
  pieces: Schema.Int,
  /** Price of the added pieces. */
  price: CentsOnWire,
  /** Core deposit per piece. Defaults to 0 for responses stored before the field existed. */
  coreCharge: CentsOnWire.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** null if no vehicle was selected. */
  addedFor: Schema.NullOr(FitmentSnapshot),
  /** Message to the shopper if fewer pieces than requested were added. */
  note: Schema.NullOr(Schema.String)
})
export interface AddedItem extends Schema.Struct.Type<typeof AddedItem.fields> {}

/**
 * Why an add changed nothing. `notAvailable` and `allInCart` are about the stock; with `allInCart`, the cart already contains all remaining
 * pieces.
 */
export const AddRejection = Schema.Literals(["choiceGone", "kitIncomplete", "notAvailable", "allInCart", "quantityLimit", "cartFull"])
export type AddRejection = typeof AddRejection.Type

/** Cart lines in the order of their first add. `total` is the sum of the line totals, `itemCount` of the quantities. */
export const CartContents = Schema.Struct({ lines: Schema.Array(CartLine), itemCount: Schema.Int, total: CentsOnWire })
export interface CartContents extends Schema.Struct.Type<typeof CartContents.fields> {}

/** Products in a cart, without lines (ATC-24). */
export const ShoppingCart = Schema.Struct({
  /** null if nothing was ever added. */
  shoppingCartId: Schema.NullOr(Schema.String),
  numProducts: Schema.Int,
  skuBasesInCart: Schema.Array(SkuBaseNumber)
})
export interface ShoppingCart extends Schema.Struct.Type<typeof ShoppingCart.fields> {}
