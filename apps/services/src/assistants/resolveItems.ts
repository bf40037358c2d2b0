import type { CartItem, LinkedItem } from "@camber/domain/cart"
import { getChoiceKey, MAX_QUANTITY, productOptions, Quantity, resolveKitComponents, SkuVariantNumber } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { Effect, Schema } from "effect"
import { requireFound, ToolRejection } from "./AssistantTool.ts"

/**
 * Resolves numbers to items that can be added to a cart. The number of a product with only one variant resolves to that variant.
 *
 * Fails for an unknown number, for a product with several variants, and for a kit with open choices, which only the product page or a link
 * can make.
 */
export const resolveItems = (items: ReadonlyArray<LinkedItem>, origin: string, attribution: string) =>
  Effect.forEach(mergeEqual(items), (item) => resolveItem(item, origin, attribution), { concurrency: 4 })

/** Adds the quantities of items with the same number and the same parts of a kit. Ignores letter case. */
export const mergeEqual = (items: ReadonlyArray<LinkedItem>): ReadonlyArray<LinkedItem> =>
  [
    ...Map.groupBy(items, ({ id, kitComponents = [] }) => getChoiceKey({ skuVariantNumber: id.toUpperCase(), kitComponents })).values()
  ].flatMap((equal) => equal.slice(0, 1).map((first) => ({ ...first, quantity: equal.reduce((sum, { quantity }) => sum + quantity, 0) })))

const resolveItem = Effect.fnUntraced(function* ({ id, kitComponents = [], quantity }: LinkedItem, origin: string, attribution: string) {
  const { productOptions: found } = yield* callService(productOptions, { skuOrSkuBase: id, project: null })
  const choices = yield* requireFound(found, `No product has the number ${id}.`)
  const [only, ...others] = choices.variants
  const variant = choices.skuVariantNumber ?? (others.length === 0 ? (only?.skuVariantNumber ?? null) : null)
  const page = `${origin}${choices.productPageUrl}`
  if (variant === null)
    return yield* new ToolRejection({ code: "variant_needed", message: `${id} has several variants. Use one variant's id: ${page}` })
  const chosen = kitComponents.flatMap(({ ordinality, skuVariantNumber }) =>
    isSku(skuVariantNumber) ? [{ ordinality, skuVariantNumber }] : []
  )
  const components = resolveKitComponents(choices.kitComponents, chosen)
  if (components === null)
    return yield* new ToolRejection({ code: "kit_choices_needed", message: `The parts of kit ${id} must be chosen on its page: ${page}` })
  if (!isQuantity(quantity))
    return yield* new ToolRejection({ code: "quantity_too_large", message: `Order at most ${MAX_QUANTITY} of ${id}.` })
  return {
    skuVariantNumber: variant,
    skuBaseNumber: choices.skuBaseNumber,
    quantityRequested: Quantity.make(quantity),
    kitComponents: components,
    listId: null,
    listName: null,
    attribution
  } satisfies CartItem
})

const isSku = Schema.is(SkuVariantNumber)
const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
