import { cart, type CartLinkItem, type LinkedItem } from "@camber/domain/cart"
import { getChoiceKey, listKitChoices, type ProductChoices, productOptions, Quantity } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Result } from "effect"
import { addResolved } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { ToolRejection } from "./AssistantTool.ts"
import { mergeEqual, resolveItems } from "./resolveItems.ts"

/**
 * Adds the missing items one by one, so that an item that cannot be added does not prevent the others. Quantities that the cart already
 * contains count.
 *
 * @param project - The visitor's vehicle. Each line stores whether the part fits it.
 */
export const fillCart = Effect.fnUntraced(function* (webUserGuid: WebUserGuid, items: ReadonlyArray<LinkedItem>, project: Project | null) {
  const { cart: before } = yield* callService(cart, { webUserGuid, project: null })
  const { origin } = yield* AssistantShop
  const resolved = yield* Effect.forEach(
    mergeEqual(items),
    (item) => Effect.map(Effect.result(resolveItems([item], origin, "permalink")), (found) => ({ id: item.id, found })),
    { concurrency: 4 }
  )
  /** Quantities of the link so far. The number of a product and the number of its only variant count as the same item. */
  const wanted = new Map<string, number>()
  return yield* Effect.forEach(resolved, ({ found, id }) =>
    Effect.flatMap(
      Effect.result(
        Effect.gen(function* () {
          const [item] = yield* Effect.fromResult(found)
          if (item === undefined) return []
          const choice = getChoiceKey(item)
          const present = before.lines.find((line) => getChoiceKey(line) === choice)?.wanted ?? 0
          const earlier = wanted.get(choice) ?? 0
          const all = earlier + item.quantityRequested
          wanted.set(choice, all)
          const missing = all - Math.max(present, earlier)
          return missing > 0 ? yield* addResolved({ webUserGuid }, [{ ...item, quantityRequested: Quantity.make(missing) }], project) : []
        })
      ),
      (added) =>
        Result.isSuccess(added)
          ? Effect.succeed<CartLinkItem>({ ...NOTHING_TO_CHOOSE, id, outcome: "added", message: added.success[0]?.content ?? null })
          : describeFailure(id, added.failure)
    )
  )
})

const NOTHING_TO_CHOOSE = { href: null, isKit: false, choices: [] } as const satisfies Partial<CartLinkItem>

/** Returns the reason why an item was not added. For a known product, also returns its page and what the visitor must choose there. */
const describeFailure = (id: string, failure: unknown) => {
  const { message, outcome } = toOutcome(failure)
  const item: CartLinkItem = { ...NOTHING_TO_CHOOSE, id, outcome, message }
  if (outcome === "failed" || outcome === "unknown") return Effect.succeed(item)
  return callService(productOptions, { skuOrSkuBase: id, project: null }).pipe(
    Effect.map(({ productOptions: found }) => (found === null ? item : { ...item, ...toChoices(found) })),
    // If the product cannot be loaded, the item has only the reason.
    Effect.orElseSucceed(() => item)
  )
}

const toChoices = ({ indexOptions, kitComponents, productPageUrl }: ProductChoices): Pick<CartLinkItem, "choices" | "href" | "isKit"> => ({
  href: productPageUrl,
  isKit: kitComponents.length > 0,
  choices: [...indexOptions.filter(({ isSelected }) => !isSelected).map(({ displayName }) => displayName), ...listKitChoices(kitComponents)]
})

const toOutcome = (failure: unknown): Pick<CartLinkItem, "message" | "outcome"> => {
  if (!(failure instanceof ToolRejection)) return { outcome: "failed", message: null }
  return { outcome: outcomes[failure.code] ?? "unavailable", message: failure.message }
}

const outcomes: Readonly<Record<string, CartLinkItem["outcome"]>> = {
  not_found: "unknown",
  variant_needed: "choices",
  kit_choices_needed: "choices"
}
