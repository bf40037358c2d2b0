import {
  type SelectedValues,
  findVariant,
  indexOptions,
  isPurchaseable,
  type OptionDefinition,
  type OptionVariant,
  formatPartName,
  type ProductOptions,
  SkuVariantNumber
} from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { formatPrice } from "./pricing.ts"
import { toDollars } from "@camber/domain/money"
import { formatAvailability } from "./availability.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ProductRecord } from "./productRecords.ts"
import { optionValueNames } from "./evaluateRow.ts"

export type WireOptions = typeof ProductOptions.Encoded
type WireKitComponent = WireOptions["kitComponents"][number]

/** Converts a product's options to the domain's definitions. */
export const getOptionDefinitions = (record: ProductRecord): ReadonlyArray<OptionDefinition> =>
  record.options.map(({ id, name, values }, index) => ({
    id,
    ordinality: index + 1,
    displayName: name,
    values: values.map((value, at) => ({ id: value.id, ordinality: at + 1, displayName: value.name }))
  }))

/** Whether each variant fits, by SKU; empty without a project. */
export type FitByVariant = ReadonlyMap<string, boolean>

export const getOptionVariants = (record: ProductRecord, fits: FitByVariant = new Map()): ReadonlyArray<OptionVariant> =>
  record.allVariants.map(({ sku_variant_number, option_value_ids, availability, price_cents, price_in_cart }) => ({
    skuVariantNumber: SkuVariantNumber.make(sku_variant_number),
    optionValues: optionValueNames(record.options, option_value_ids),
    isPurchaseable: isPurchaseable(availability),
    fits: fits.get(sku_variant_number) ?? null,
    pricing: { salePrice: price_in_cart ? null : toDollars(price_cents) }
  }))

/** Preselects options with a single value. */
const onlyChoices = (record: ProductRecord): SelectedValues =>
  record.options.map(({ values: [only, ...others] }) => (only !== undefined && others.length === 0 ? only.name : null))

/** How options are displayed. On a product page, each value links to a variant's page. In a drawer, values are selected in place. */
export interface OptionsView {
  readonly imageUrls: ImageUrls
  /** Products that the kit's lines refer to. */
  readonly components: ReadonlyArray<ProductRecord>
  readonly fits?: FitByVariant
  /**
   * Returns the verdict on a kit component, or on its variant if the kit names one; null if the component is not for vehicles. The function
   * is absent if no car is selected.
   */
  readonly judge?: ((component: ProductRecord, skuVariantNumber: string | null) => Verdict | null) | undefined
  readonly place: "page" | "drawer"
}

/** Builds the options of a product for the chosen variant. If no variant is chosen, only options with a single value are selected. */
export const createProductOptions = (record: ProductRecord, skuVariantNumber: string | null, view: OptionsView): WireOptions => {
  const variants = getOptionVariants(record, view.fits)
  const named = variants.find((variant) => variant.skuVariantNumber === skuVariantNumber)
  const choices = named?.optionValues ?? onlyChoices(record)
  const chosen = named ?? findVariant(variants, choices)
  const getHref = (variant: OptionVariant) => (view.place === "page" ? siteUrls.product(record, variant.skuVariantNumber) : null)
  const kitComponents = getKitComponents(record, view)
  return {
    skuBaseNumber: record.sku_base_number,
    skuVariantNumber: chosen?.skuVariantNumber ?? null,
    productPageId: record.product_page_id,
    productPageUrl: siteUrls.product(record),
    isPurchaseable: chosen === null ? variants.some((variant) => variant.isPurchaseable) : chosen.isPurchaseable,
    isIndexOptionKit: kitComponents.some((component) => component.indexOptions.length > 0),
    indexOptions: indexOptions(getOptionDefinitions(record), variants, choices, getHref),
    kitComponents
  }
}

const getKitComponents = (record: ProductRecord, { components, judge, imageUrls }: OptionsView): ReadonlyArray<WireKitComponent> =>
  record.kitLines.flatMap((line) => {
    const component = components.find(({ product_page_id }) => product_page_id === line.component_page_id)
    return component === undefined
      ? []
      : [
          {
            ...getKitComponent(line, component, imageUrls),
            fit: answerAlone(judge?.(component, line.component_variant_number) ?? null)
          }
        ]
  })

/** Drops the conditions of a verdict, because a kit may have many lines, and each component's page explains its fit. */
const answerAlone = (verdict: Verdict | null): Verdict | null =>
  verdict && { ...verdict, reason: verdict.reason && { ...verdict.reason, conditions: [] } }

/** Builds a kit component. If the kit does not fix the variant, the shopper chooses one, and the price is that of the lead variant. */
const getKitComponent = (line: ProductRecord["kitLines"][number], component: ProductRecord, imageUrls: ImageUrls): WireKitComponent => {
  const variants = getOptionVariants(component)
  const chosen = line.component_variant_number ?? findVariant(variants, onlyChoices(component))?.skuVariantNumber ?? null
  const shown = component.allVariants.find((variant) => variant.sku_variant_number === (chosen ?? component.lead_variant_number))
  const availability = shown?.availability ?? component.availability
  const settled = variants.find(({ skuVariantNumber }) => skuVariantNumber === line.component_variant_number)
  return {
    ordinality: line.ordinality,
    skuBaseNumber: component.sku_base_number,
    // Uses the cart's naming, which distinguishes a left from a right component.
    skuBaseName: formatPartName(component.title, settled?.optionValues ?? []),
    skuVariantNumber: chosen,
    quantity: line.quantity,
    choiceGroup: line.choice_group,
    productPageUrl: siteUrls.product(component),
    imageUrl: imageUrls.of(shown?.image ?? component.image),
    salePriceString: formatPrice(shown ?? component),
    availability,
    availabilityText: shown === undefined ? "" : formatAvailability(shown, component.today),
    isPurchaseable: chosen === null ? variants.some((variant) => variant.isPurchaseable) : isPurchaseable(availability),
    indexOptions:
      line.component_variant_number === null
        ? indexOptions(getOptionDefinitions(component), variants, onlyChoices(component), () => null)
        : []
  }
}
