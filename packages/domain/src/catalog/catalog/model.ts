import { Schema, Struct } from "effect"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { Pricing } from "./card.ts"
import { Availability, SkuBaseNumber, SkuVariantNumber } from "./sku.ts"

/** An option value and its state under the current choices (ATC-26). */
export const IndexOptionValue = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  /** True if no variant combines this value with the other choices. */
  isDisabled: Schema.Boolean,
  isPurchaseable: Schema.Boolean,
  /** URL of the variant with this value and as many of the other choices as possible. Null to select in place. */
  url: Schema.NullOr(Schema.String),
  /** True if a variant with this value fits the project. Null if fitment was not requested. */
  fits: Schema.NullOr(Schema.Boolean),
  /** Price difference to the selected variant, or to the cheapest while a choice is open: '+$6.00', '-$6.00'. Null if equal. */
  difference: Schema.NullOr(Schema.String)
})
export interface IndexOptionValue extends Schema.Struct.Type<typeof IndexOptionValue.fields> {}

/** An option of a product (ATC-26). Options and values are sorted by ordinality. */
export const IndexOption = Schema.Struct({
  id: Schema.Int,
  ordinality: Schema.Int,
  displayName: Schema.String,
  isSelected: Schema.Boolean,
  indexOptionValues: Schema.Array(IndexOptionValue)
})
export interface IndexOption extends Schema.Struct.Type<typeof IndexOption.fields> {}

/** A purchasable variant with its verdict for the shopper's vehicle. */
export const Variant = Schema.Struct({
  skuVariantNumber: SkuVariantNumber,
  ordinality: Schema.Int,
  /** Manufacturer's part number; empty if unknown. */
  mpn: Schema.String,
  /** GTIN of 8, 12, 13 or 14 digits; empty if unknown. */
  upc: Schema.String,
  /** In the order of the product's options. */
  optionValues: Schema.Array(Schema.String),
  pricing: Pricing,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  imageUrl: Schema.String,
  weightPounds: Schema.Number,
  shipsByFreight: Schema.Boolean,
  coreCharge: Schema.NullOr(Schema.Number),
  /** Minimum order quantity. */
  minimumQuantity: Schema.Int,
  supersededBy: Schema.NullOr(Schema.String),
  fit: Schema.NullOr(Verdict)
})
export interface Variant extends Schema.Struct.Type<typeof Variant.fields> {}

/** A component of a kit with its own options (ATC-27). */
export const KitComponent = Schema.Struct({
  ordinality: Schema.Int,
  skuBaseNumber: SkuBaseNumber,
  skuBaseName: Schema.String,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  quantity: Schema.Int,
  /** Exactly one component of each group is chosen. Null if always part of the kit. */
  choiceGroup: Schema.NullOr(Schema.String),
  productPageUrl: Schema.String,
  imageUrl: Schema.String,
  salePriceString: Schema.String,
  availability: Availability,
  availabilityText: Schema.String,
  isPurchaseable: Schema.Boolean,
  indexOptions: Schema.Array(IndexOption),
  /** The verdict without its reason. Absent or null without a vehicle. */
  fit: Schema.optionalKey(Schema.NullOr(Verdict))
})
export interface KitComponent extends Schema.Struct.Type<typeof KitComponent.fields> {}

/** Product option data of the specification: options, kit components and purchasability. */
export const ProductOptions = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  skuVariantNumber: Schema.NullOr(SkuVariantNumber),
  productPageId: Schema.Int,
  productPageUrl: Schema.String,
  isPurchaseable: Schema.Boolean,
  isIndexOptionKit: Schema.Boolean,
  indexOptions: Schema.Array(IndexOption),
  kitComponents: Schema.Array(KitComponent)
})
export interface ProductOptions extends Schema.Struct.Type<typeof ProductOptions.fields> {}

/** Fields that matter when buying a variant: option values, price, availability and shipping. */
const purchaseFields = Struct.pick(Variant.fields, [
  "skuVariantNumber",
  "optionValues",
  "isPurchaseable",
  "pricing",
  "coreCharge",
  "minimumQuantity",
  "availability",
  "availabilityText",
  "supersededBy",
  "imageUrl",
  "weightPounds",
  "shipsByFreight"
])

/** A variant, as offered in a drawer. The product page shows this variant until the variant's own page has loaded. */
export const ChoiceVariant = Schema.Struct({
  ...purchaseFields,
  /** Null if fitment was not requested or the variant fits any vehicle. */
  fits: Schema.NullOr(Schema.Boolean)
})
export interface ChoiceVariant extends Schema.Struct.Type<typeof ChoiceVariant.fields> {}

/** A kit's component with all its variants. `variants` is empty if the kit fixes the variant. */
export const ChoiceComponent = Schema.Struct({ ...KitComponent.fields, variants: Schema.Array(ChoiceVariant) })
export interface ChoiceComponent extends Schema.Struct.Type<typeof ChoiceComponent.fields> {}

/** Product option data with all variants, so that a drawer can resolve every choice without another request. */
export const ProductChoices = Schema.Struct({
  ...ProductOptions.fields,
  variants: Schema.Array(ChoiceVariant),
  kitComponents: Schema.Array(ChoiceComponent)
})
export interface ProductChoices extends Schema.Struct.Type<typeof ProductChoices.fields> {}
