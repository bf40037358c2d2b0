import { CartLineId } from "@camber/domain/cart"
import * as Cart from "@camber/domain/cart/commands"
import {
  type ChoiceComponent,
  type ChoiceVariant,
  formatPartName,
  GENERATED_NUMBER,
  getKitSlots,
  productOptions,
  type KitSlot,
  type ProductChoices
} from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { getSelectedProject } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Choice } from "../desk/model.ts"
import type { PartToAdd } from "../desk/tasks.ts"
import { reject } from "./describeFailure.ts"

const load = Effect.fnUntraced(function* (number: string) {
  const { productOptions: found } = yield* callService(productOptions, { skuOrSkuBase: number, project: yield* getSelectedProject })
  return (
    found ?? (yield* reject(number.startsWith(GENERATED_NUMBER) ? "The shop no longer has this part." : `The shop has no part ${number}.`))
  )
})

/** Adds a product once per key, or asks which variant to add. */
export const addPart = Effect.fnUntraced(function* (skuBaseNumber: string, key: string) {
  const product = yield* load(skuBaseNumber)
  const variants = product.variants.filter(({ isPurchaseable }) => isPurchaseable)
  const [only, ...others] = variants
  if (only === undefined) return yield* reject(`${product.skuVariantNumber ?? "This part"} is not available.`)
  if (others.length > 0) return askForVariant(product, variants)
  return yield* addVariant({ skuVariantNumber: only.skuVariantNumber, kitComponents: [] }, key)
})

const askForVariant = (product: ProductChoices, variants: ReadonlyArray<ChoiceVariant>) =>
  ({
    _tag: "Asked",
    title: `Which ${product.indexOptions.map(({ displayName }) => displayName.toLowerCase()).join(" and ") || "one"}?`,
    choices: variants.map((variant) => ({
      label: formatVariant(variant),
      task: { _tag: "AddVariant", part: { skuVariantNumber: variant.skuVariantNumber, kitComponents: [] } }
    }))
  }) satisfies Result

const formatVariant = ({ availabilityText, fits, optionValues, pricing }: ChoiceVariant): string =>
  [optionValues.join(", "), pricing.salePriceString, availabilityText, fits === false ? "does not fit" : fits === true ? "fits" : ""]
    .filter((text) => text !== "")
    .join("  ")

/** Adds a variant once per key, or asks for the next unchosen part of a kit. */
export const addVariant = Effect.fnUntraced(function* ({ kitComponents, skuVariantNumber }: PartToAdd, key: string) {
  const product = yield* load(skuVariantNumber)
  const slots = getKitSlots(product.kitComponents)
  const chosen = [...kitComponents, ...listFixedParts(slots)]
  const open = slots.find(
    ({ alternatives }) => !alternatives.some(({ ordinality }) => chosen.some((part) => part.ordinality === ordinality))
  )
  if (open !== undefined) return askForKitPart(open, { kitComponents, skuVariantNumber })
  const ordered = chosen.toSorted((one, other) => one.ordinality - other.ordinality)
  yield* Cart.add([{ skuVariantNumber, skuBaseNumber: product.skuBaseNumber, kitComponents: ordered }], key)
  return { _tag: "CartChanged", cart: yield* Cart.load, text: `Added ${skuVariantNumber}.` } satisfies Result
})

/** Lists the parts of the kit slots that have only one possible part. */
const listFixedParts = (slots: ReadonlyArray<KitSlot<ChoiceComponent>>) =>
  slots.flatMap(({ alternatives }) => {
    const [only, ...others] = alternatives.flatMap(listKitParts)
    return only === undefined || others.length > 0 ? [] : [only.part]
  })

/** Lists the variants of a component that the kit accepts: the preset one, or else every purchasable one. */
const listKitParts = (component: ChoiceComponent) => {
  const { indexOptions, ordinality, skuBaseName, skuVariantNumber, variants } = component
  if (skuVariantNumber !== null && indexOptions.every(({ isSelected }) => isSelected))
    return [{ label: skuBaseName, part: { ordinality, skuVariantNumber } }]
  return variants
    .filter(({ isPurchaseable }) => isPurchaseable)
    .map((variant) => ({
      label: formatPartName(skuBaseName, variant.optionValues),
      part: { ordinality, skuVariantNumber: variant.skuVariantNumber }
    }))
}

const askForKitPart = ({ alternatives }: KitSlot<ChoiceComponent>, { kitComponents, skuVariantNumber }: PartToAdd) => {
  const choices: ReadonlyArray<Choice> = alternatives.flatMap(listKitParts).map(({ label, part }) => ({
    label,
    task: { _tag: "AddVariant", part: { skuVariantNumber, kitComponents: [...kitComponents, part] } }
  }))
  return { _tag: "Asked", title: "Which part for this kit?", choices } satisfies Result
}

/** Sets a line's quantity; 0 removes the line. */
export const setQuantity = Effect.fnUntraced(function* (lineId: string, quantity: number) {
  const line = CartLineId.make(lineId)
  const { cart, note } = yield* quantity < 1 ? Cart.remove([line]) : Cart.setQuantity(line, quantity)
  return { _tag: "CartChanged", cart, text: note ?? (quantity < 1 ? "Removed." : "Changed.") } satisfies Result
})
