import { Schema } from "effect"
import { FitmentRow } from "../../catalog/catalog/page.ts"
import { SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { toGtin } from "../../catalog/catalog/rules.ts"
import { StaffStatements } from "./fitmentEdits.ts"
import { StaffOffer } from "./offers.ts"
import { StaffPricePlans } from "./pricePlans.ts"
import { StaffPictures } from "./pictures.ts"
import {
  editedFields,
  type EditedField,
  MAX_BULLET_LENGTH,
  MAX_BULLETS,
  MAX_DESCRIPTION_LENGTH,
  MAX_GTIN_LENGTH,
  MAX_MPN_LENGTH,
  MAX_TITLE_LENGTH
} from "./rules.ts"

// Not `Schema.Trim`: the services limit texts by their encoded form, so the encoded form must have its own limit here.
const text = (longest: number) => Schema.String.check(Schema.isMaxLength(longest), Schema.isPattern(/^(?:\S(?:[\n\t\P{Cc}]*\S)?)?$/u))
const line = (longest: number) => text(longest).check(Schema.isPattern(/^\P{Cc}*$/u))
const isGtin = Schema.makeFilter((number: string) => number === "" || toGtin(number) === number || "a GTIN or nothing")
const areBullets = Schema.makeFilter(
  (bullets: string) =>
    (bullets.split("\n").length <= MAX_BULLETS && bullets.split("\n").every((bullet) => bullet.length <= MAX_BULLET_LENGTH)) ||
    "short lines"
)

const edit = <const Field extends EditedField, const Sku extends Schema.Top, const Value extends Schema.Top>(
  field: Field,
  skuVariantNumber: Sku,
  value: Value
) =>
  Schema.Struct({
    field: Schema.Literal(field),
    skuVariantNumber,
    /** The value that staff saw. It is only compared, so an older text may exceed today's limits. */
    seen: Schema.String.check(Schema.isMaxLength(100_000)),
    /** null undoes the edit, which restores the imported value. */
    value: Schema.NullOr(value)
  })

/** New value of a field; several bullets are lines of one text. Applied only if the field still has the value that was seen. */
export const FieldEdit = Schema.Union([
  edit("title", Schema.Null, line(MAX_TITLE_LENGTH).check(Schema.isMinLength(1))),
  edit("description", Schema.Null, text(MAX_DESCRIPTION_LENGTH)),
  edit("bullets", Schema.Null, text(MAX_BULLETS * (MAX_BULLET_LENGTH + 1)).check(areBullets)),
  edit("mpn", SkuVariantNumber, line(MAX_MPN_LENGTH)),
  edit("gtin", SkuVariantNumber, line(MAX_GTIN_LENGTH).check(isGtin))
])
export type FieldEdit = typeof FieldEdit.Type

/** Edits of one product. */
export const ProductEdit = Schema.Struct({
  productPageId: Schema.Int,
  edits: Schema.Array(FieldEdit).check(Schema.isMinLength(1), Schema.isMaxLength(200))
})
export interface ProductEdit extends Schema.Struct.Type<typeof ProductEdit.fields> {}

/** A field of a product or SKU, as shown to shoppers. The value of an unknown number is empty. */
export const StaffField = Schema.Struct({
  field: Schema.Literals(editedFields),
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  value: Schema.String,
  /** The staff's edit, which imports keep; null if the value is the imported value. */
  edit: Schema.NullOr(
    Schema.Struct({
      /** The value without the edit. */
      imported: Schema.String,
      /** Email address of the account; null if the account was deleted. */
      who: Schema.NullOr(Schema.String),
      /** ISO 8601, UTC. */
      at: Schema.String
    })
  )
})
export interface StaffField extends Schema.Struct.Type<typeof StaffField.fields> {}

/** A product for its editor. */
export const StaffProduct = Schema.Struct({
  productPageId: Schema.Int,
  title: Schema.String,
  brand: Schema.String,
  /** Page for shoppers. */
  href: Schema.String,
  fields: Schema.Array(StaffField),
  offers: Schema.Array(StaffOffer),
  pictures: StaffPictures,
  plans: StaffPricePlans,
  statements: StaffStatements,
  fits: Schema.Array(FitmentRow),
  /** Number of all statements; `fits` contains only the first statements. */
  fitsTotal: Schema.Int
})
export interface StaffProduct extends Schema.Struct.Type<typeof StaffProduct.fields> {}

/** Result of editing a product. */
export const ProductEditResult = Schema.Struct({
  /** Fields that were not changed, with the reason. */
  problems: Schema.Array(
    Schema.Struct({ field: Schema.Literals(editedFields), skuVariantNumber: Schema.NullOr(SkuVariantNumber), text: Schema.String })
  ),
  /** null if the product no longer exists. */
  now: Schema.NullOr(StaffProduct)
})
export interface ProductEditResult extends Schema.Struct.Type<typeof ProductEditResult.fields> {}

/** Result of a change to one aspect of a product, such as its photographs. */
export const ProductChangeResult = Schema.Struct({
  /** Reason why nothing was changed; null on success. */
  problem: Schema.NullOr(Schema.String),
  /** null if the product no longer exists. */
  now: Schema.NullOr(StaffProduct)
})
export interface ProductChangeResult extends Schema.Struct.Type<typeof ProductChangeResult.fields> {}
