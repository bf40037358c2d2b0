import { Schema } from "effect"
import { CentsOnWire } from "../../foundation/money/model.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../catalog/sku.ts"
import { PairAnswer } from "../mating/calls.ts"
import {
  isCalendarDay,
  MAX_BUILD_TOKEN_LENGTH,
  MAX_MILEAGE,
  MAX_OWNED_NAME_LENGTH,
  MAX_OWNED_NOTE_LENGTH,
  MAX_OWNED_PRICE_CENTS
} from "./rules.ts"

/**
 * Id of an owned part: a UUID v4 of the device if the owner entered the part, `order:line` if the part was bought, `car:facet` if the
 * garage states the part.
 */
export const OwnedPartId = Schema.String.check(
  Schema.isPattern(/^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|\d{1,20}:\d{1,4}|car:[\w ]{1,40})$/)
).pipe(Schema.brand("OwnedPartId"))
export type OwnedPartId = typeof OwnedPartId.Type

/** Where the shop knows a part from: an order, the owner's entry on the build sheet, or the owner's answers in the garage. */
export const OwnedSource = Schema.Literals(["order", "owner", "garage"])
export type OwnedSource = typeof OwnedSource.Type

const day = Schema.NullOr(Schema.String.check(Schema.makeFilter(isCalendarDay)))
const mileage = Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_MILEAGE })))
/** Price of one piece. */
const price = Schema.NullOr(CentsOnWire)
const enteredPrice = Schema.NullOr(CentsOnWire.check(Schema.isLessThanOrEqualTo(MAX_OWNED_PRICE_CENTS)))
const note = Schema.NullOr(Schema.NonEmptyString.check(Schema.isMaxLength(MAX_OWNED_NOTE_LENGTH)))
const slug = Schema.NonEmptyString.check(Schema.isMaxLength(60))

/** A facet of the car that an owned part answers. Verdicts use this answer instead of the owner's answer in the garage. */
export const OwnedAnswer = Schema.Struct({ name: Schema.String, valueId: Schema.Int, value: Schema.String })
export interface OwnedAnswer extends Schema.Struct.Type<typeof OwnedAnswer.fields> {}

/** A part that is on the car now. */
export const OwnedPart = Schema.Struct({
  id: OwnedPartId,
  source: OwnedSource,
  /** Slug and name of its part type: `transmission`, 'Transmission'. */
  typeSlug: Schema.String,
  typeName: Schema.String,
  /** Part types inside a kit. Empty for other parts. */
  contains: Schema.Array(Schema.String),
  /** Title of the product, else the model or the owner's words: 'Muncie M21'. */
  name: Schema.String,
  /** Null if the shop does not sell the part. */
  skuBaseNumber: Schema.NullOr(SkuBaseNumber),
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  url: Schema.NullOr(Schema.String),
  /** Pieces on the car, without returned or canceled pieces. */
  quantity: Quantity,
  gotOn: day,
  /** Miles of the car when the part was installed. */
  mileage,
  price,
  /** In the owner's words. */
  note,
  /** Null unless the part was bought in this shop. */
  orderNumber: Schema.NullOr(Schema.String),
  /** Whether some pieces have not been delivered yet. */
  isOnTheWay: Schema.Boolean,
  /** Known figures of the part's ends: 'Input shaft: 10 teeth, 1.125 in'. */
  figures: Schema.Array(Schema.String),
  answers: Schema.Array(OwnedAnswer),
  /** Identifies the part in the URL of a listing that hides parts that do not meet it. Null if no figure of the part is known. */
  buildToken: Schema.NullOr(Schema.String)
})
export interface OwnedPart extends Schema.Struct.Type<typeof OwnedPart.fields> {}

/** A part as written in the URL of a listing: a SKU, a model (`transmission:Muncie M21`), or a family (`~transmission:TH350`). */
export const BuildToken = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_BUILD_TOKEN_LENGTH))

/** Answer for two owned parts that have an end in common. */
export const OwnedPair = Schema.Struct({ a: OwnedPartId, b: OwnedPartId, ...PairAnswer.fields })
export interface OwnedPair extends Schema.Struct.Type<typeof OwnedPair.fields> {}

/** The parts of one car, newest first, with the answers for their pairs. */
export const OwnedSheet = Schema.Struct({
  projectId: ProjectId,
  /** `1969 Chevrolet Camaro with 5.7L V8`. */
  carName: Schema.String,
  parts: Schema.Array(OwnedPart),
  pairs: Schema.Array(OwnedPair)
})
export interface OwnedSheet extends Schema.Struct.Type<typeof OwnedSheet.fields> {}

/**
 * A part to enter: a product of the shop, a known model (`transmission:Muncie M21`), or a part type in the owner's words. The id of a bought
 * part changes only its day and mileage.
 */
export const OwnedPartInput = Schema.Struct({
  id: OwnedPartId,
  skuBaseNumber: Schema.NullOr(SkuBaseNumber),
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  model: Schema.NullOr(Schema.NonEmptyString.check(Schema.isMaxLength(MAX_OWNED_NAME_LENGTH))),
  typeSlug: Schema.NullOr(slug),
  name: Schema.NullOr(Schema.NonEmptyString.check(Schema.isMaxLength(MAX_OWNED_NAME_LENGTH))),
  quantity: Quantity,
  gotOn: day,
  mileage,
  price: enteredPrice
})
export interface OwnedPartInput extends Schema.Struct.Type<typeof OwnedPartInput.fields> {}

/** Changed details of a part. An absent detail stays unchanged, even if another device changed it. An order's price cannot be changed. */
export const OwnedPartChanges = Schema.Struct({
  gotOn: Schema.optionalKey(day),
  mileage: Schema.optionalKey(mileage),
  price: Schema.optionalKey(enteredPrice),
  note: Schema.optionalKey(note)
})
export interface OwnedPartChanges extends Schema.Struct.Type<typeof OwnedPartChanges.fields> {}

/** A product of the shop that the owner already has. */
export const OwnedProduct = Schema.Struct({ skuBaseNumber: SkuBaseNumber, skuVariantNumber: Schema.optionalKey(SkuVariantNumber) })
export interface OwnedProduct extends Schema.Struct.Type<typeof OwnedProduct.fields> {}
