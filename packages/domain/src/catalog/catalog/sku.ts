import { Schema } from "effect"
import { MIN_QUANTITY, MAX_QUANTITY } from "./rules.ts"

/** Availability of a product (REC-13). `NotAvailable` and `Discontinued` products are no longer sold. */
export const Availability = Schema.Literals(["NotAvailable", "InStock", "MadeToOrder", "FactoryShipped", "Backorderable", "Discontinued"])
export type Availability = typeof Availability.Type

/**
 * Number of a product: a prefix and a number, `CAM-{base36}` in the demo catalog or for example `BOB-12` in another shop. Each has one
 * product page (GAP-C55, GAP-C81).
 */
export const SkuBaseNumber = Schema.String.check(Schema.isPattern(/^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}$/)).pipe(Schema.brand("SkuBaseNumber"))
export type SkuBaseNumber = typeof SkuBaseNumber.Type

/** Maximum length of a SKU, in characters. */
export const MAX_SKU_LENGTH = 64

/**
 * SKU of a purchasable variant: any printable text of 1 to 64 characters without spaces at its ends. Letter case does not distinguish two.
 * The demo catalog uses `{base}-{n}`, n from 1.
 */
export const SkuVariantNumber = Schema.String.check(
  Schema.isPattern(/^(?! )(?!.* $)[^\p{C}\p{Zl}\p{Zp}]+$/u),
  Schema.isMaxLength(MAX_SKU_LENGTH)
).pipe(Schema.brand("SkuVariantNumber"))
export type SkuVariantNumber = typeof SkuVariantNumber.Type

/** Quantity of a cart line: an integer from 1 to 999 (CTRL-09). */
export const Quantity = Schema.Int.check(Schema.isBetween({ minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })).pipe(Schema.brand("Quantity"))
export type Quantity = typeof Quantity.Type

/** The variant chosen for a kit component, identified by the component's ordinality. */
export const ChosenComponent = Schema.Struct({ ordinality: Schema.Int, skuVariantNumber: SkuVariantNumber })
export interface ChosenComponent extends Schema.Struct.Type<typeof ChosenComponent.fields> {}

/** A chosen kit component with its display name. */
export const NamedComponent = Schema.Struct({
  ...ChosenComponent.fields,
  title: Schema.String,
  options: Schema.Array(Schema.String),
  /** Quantity per kit. */
  quantity: Schema.Int
})
export interface NamedComponent extends Schema.Struct.Type<typeof NamedComponent.fields> {}

/** A selected option value. */
export const LineOption = Schema.Struct({ name: Schema.String, value: Schema.String })
export interface LineOption extends Schema.Struct.Type<typeof LineOption.fields> {}
