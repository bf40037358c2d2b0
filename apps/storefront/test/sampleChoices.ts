import type { ProductChoices } from "@camber/domain/catalog"

type WireChoices = typeof ProductChoices.Encoded
type WireVariant = WireChoices["variants"][number]
type WireOption = WireChoices["indexOptions"][number]
type WireComponent = WireChoices["kitComponents"][number]

/** A price of whole dollars without any other beside it. */
export const choicePricing = (salePrice: number): WireVariant["pricing"] => ({
  salePrice,
  salePriceString: `$${salePrice}.00`,
  strikeThroughPrice: null,
  strikeThroughPriceString: null,
  percentOffString: null
})

export const choiceVariant = (
  skuVariantNumber: string,
  optionValues: ReadonlyArray<string>,
  changes: Partial<WireVariant> = {}
): WireVariant => ({
  skuVariantNumber,
  optionValues,
  isPurchaseable: true,
  pricing: choicePricing(90),
  coreCharge: null,
  minimumQuantity: 1,
  availability: "InStock",
  availabilityText: "In stock",
  supersededBy: null,
  imageUrl: "/content/parts/brake-rotor.svg",
  weightPounds: 10,
  shipsByFreight: false,
  fits: null,
  ...changes
})

/** An option with these values, none chosen but the only one. */
export const choiceOption = (id: number, displayName: string, ...values: ReadonlyArray<string>): WireOption => ({
  id,
  ordinality: id,
  displayName,
  isSelected: values.length === 1,
  indexOptionValues: values.map((value, at) => ({
    id: id * 100 + at,
    ordinality: at + 1,
    displayName: value,
    isSelected: values.length === 1,
    isDisabled: false,
    isPurchaseable: true,
    url: null,
    fits: null,
    difference: null
  }))
})

/** A part with two bores, the second of which fits. */
export const sampleChoices = (changes: Partial<WireChoices> = {}): WireChoices => ({
  skuBaseNumber: "CAM-2",
  skuVariantNumber: null,
  productPageId: 2,
  productPageUrl: "/item/slotted-rotor/2",
  isPurchaseable: true,
  isIndexOptionKit: false,
  indexOptions: [choiceOption(1, "Bore", "1 in.", "2 in.")],
  variants: [choiceVariant("CAM-2-1", ["1 in."]), choiceVariant("CAM-2-2", ["2 in."], { pricing: choicePricing(95), fits: true })],
  kitComponents: [],
  ...changes
})

/** A component without a choice, of the product CAM-7 and so on. */
export const choiceComponent = (ordinality: number, name: string, changes: Partial<WireComponent> = {}): WireComponent => ({
  ordinality,
  skuBaseNumber: `CAM-${6 + ordinality}`,
  skuBaseName: name,
  skuVariantNumber: `CAM-${6 + ordinality}-1`,
  quantity: 1,
  choiceGroup: null,
  productPageUrl: `/item/part/${6 + ordinality}`,
  imageUrl: "/content/parts/brake-caliper.svg",
  salePriceString: "$45.00",
  availability: "InStock",
  isPurchaseable: true,
  indexOptions: [],
  variants: [],
  ...changes
})

/** A kit: a rotor in two finishes, a caliper, and one of two masters. */
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
