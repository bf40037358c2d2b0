import type { ProductChoices, IndexOptionValue, ProductPage } from "@camber/domain/catalog"
import {
  wireChoiceComponent,
  wireChoiceVariant,
  wireIndexOption,
  wireIndexOptionValue,
  wirePricing,
  wireProductChoices,
  sampleIndexOption,
  sampleIndexOptionValue,
  sampleProductOptions
} from "@camber/testing/records"

type WireChoices = typeof ProductChoices.Encoded
type WireVariant = WireChoices["variants"][number]
type WireOption = WireChoices["indexOptions"][number]
type WireComponent = WireChoices["kitComponents"][number]

/** A price in whole dollars without a list price or other amounts. */
export const choicePricing = (salePrice: number): WireVariant["pricing"] => wirePricing({ salePrice, salePriceString: `$${salePrice}.00` })

export const choiceVariant = (
  skuVariantNumber: string,
  optionValues: ReadonlyArray<string>,
  changes: Partial<WireVariant> = {}
): WireVariant => wireChoiceVariant({ skuVariantNumber, optionValues, ...changes })

/** An option with these values. A single value is selected. */
export const choiceOption = (id: number, displayName: string, ...values: ReadonlyArray<string>): WireOption => {
  const isSelected = values.length === 1
  const indexOptionValues = values.map((value, at) =>
    wireIndexOptionValue({ id: id * 100 + at, ordinality: at + 1, displayName: value, isSelected })
  )
  return wireIndexOption({ id, ordinality: id, displayName, isSelected, indexOptionValues })
}

/** A part with two bores. Only the second fits. */
export const sampleChoices = (changes: Partial<WireChoices> = {}): WireChoices =>
  wireProductChoices({
    indexOptions: [choiceOption(1, "Bore", "1 in.", "2 in.")],
    variants: [choiceVariant("CAM-2-1", ["1 in."]), choiceVariant("CAM-2-2", ["2 in."], { pricing: choicePricing(95), fits: true })],
    ...changes
  })

/** A component without options, of the product CAM-7 and so on. */
export const choiceComponent = (ordinality: number, name: string, changes: Partial<WireComponent> = {}): WireComponent =>
  wireChoiceComponent({
    ordinality,
    skuBaseNumber: `CAM-${6 + ordinality}`,
    skuBaseName: name,
    skuVariantNumber: `CAM-${6 + ordinality}-1`,
    productPageUrl: `/item/part/${6 + ordinality}`,
    ...changes
  })

/** A kit: a rotor in two finishes, a caliper, and one of two master cylinders. */
export const sampleKit = (changes: Partial<WireChoices> = {}): WireChoices =>
  sampleChoices({
    skuVariantNumber: "CAM-2-1",
    isIndexOptionKit: true,
    indexOptions: [],
    variants: [choiceVariant("CAM-2-1", [])],
    kitComponents: [
      choiceComponent(1, "Rotor", {
        skuVariantNumber: null,
        quantity: 2,
        indexOptions: [choiceOption(1, "Finish", "Plain", "Slotted")],
        variants: [
          choiceVariant("CAM-7-1", ["Plain"], { availability: "Backorderable", availabilityText: "Ships in 5 days" }),
          choiceVariant("CAM-7-2", ["Slotted"])
        ]
      }),
      choiceComponent(2, "Caliper"),
      choiceComponent(3, "Cast Master", { choiceGroup: "master" }),
      choiceComponent(4, "Billet Master", { choiceGroup: "master" })
    ],
    ...changes
  })

/** A value of a part's bore; its number is its position. */
export const optionValue = (id: number, changes: Partial<IndexOptionValue> = {}): IndexOptionValue =>
  sampleIndexOptionValue({ id, ordinality: id, displayName: `Bore ${id}`, url: `/item/slotted-rotor/2?sku=CAM-2-${id}`, ...changes })

/** A part with these bore values. */
export const withOption = (...values: ReadonlyArray<IndexOptionValue>): Partial<ProductPage> => ({
  options: sampleProductOptions({ indexOptions: [sampleIndexOption({ isSelected: true, indexOptionValues: values })] })
})
