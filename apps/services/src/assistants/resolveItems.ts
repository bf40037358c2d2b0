import type { CartItem } from "@camber/domain/cart"
import { getFixedComponents, MAX_QUANTITY, needsConfiguration, productOptions, Quantity } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { Effect } from "effect"
import { requireFound, ToolRejection } from "./AssistantTool.ts"

/** An item by number, as in a cart request or a permalink. */
export interface RequestedItem {
  readonly id: string
  readonly quantity: number
}

/**
 * Resolves numbers to items that a cart takes. A product's number stands for its only variant.
 *
 * Fails for an unknown number, for a product with several variants, and for a kit with open choices, which only the product page can make.
 */
export const resolveItems = (items: ReadonlyArray<RequestedItem>, origin: string, attribution: string) =>
  Effect.forEach(mergeEqual(items), (item) => resolveItem(item, origin, attribution), { concurrency: 4 })

/** Adds the quantities of items with the same number. Letter case does not distinguish two. */
export const mergeEqual = (items: ReadonlyArray<RequestedItem>): ReadonlyArray<RequestedItem> =>
  [...Map.groupBy(items, ({ id }) => id.toUpperCase())].map(([number, equal]) => ({
    id: equal[0]?.id ?? number,
    quantity: equal.reduce((sum, { quantity }) => sum + quantity, 0)
  }))

const resolveItem = Effect.fnUntraced(function* ({ id, quantity }: RequestedItem, origin: string, attribution: string) {
  const { productOptions: found } = yield* callService(productOptions, { skuOrSkuBase: id, project: null })
  const choices = yield* requireFound(found, `No product has the number ${id}.`)
  const [only, ...others] = choices.variants
  const variant = choices.skuVariantNumber ?? (others.length === 0 ? (only?.skuVariantNumber ?? null) : null)
  const page = `${origin}${choices.productPageUrl}`
  if (variant === null)
    return yield* new ToolRejection({ code: "variant_needed", message: `${id} has several variants. Use one variant's id: ${page}` })
  if (needsConfiguration(choices.kitComponents))
    return yield* new ToolRejection({ code: "kit_choices_needed", message: `The parts of kit ${id} must be chosen on its page: ${page}` })
  if (!isQuantity(quantity))
    return yield* new ToolRejection({ code: "quantity_too_large", message: `Order at most ${MAX_QUANTITY} of ${id}.` })
  return {
    skuVariantNumber: variant,
    skuBaseNumber: choices.skuBaseNumber,
    quantityRequested: Quantity.make(quantity),
    kitComponents: getFixedComponents(choices.kitComponents),
    listId: null,
    listName: null,
    attribution
  } satisfies CartItem
})

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
