import { cart } from "@camber/domain/cart"
import { Quantity } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Result } from "effect"
import { addResolved } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { ToolRejection } from "./AssistantTool.ts"
import { mergeEqual, type RequestedItem, resolveItems } from "./resolveItems.ts"

/** Outcome of one item of a link. */
export interface FilledItem {
  readonly id: string
  /** `added`: the cart has it, and `message` is null or states a lower quantity. `failed`: the services did not respond. */
  readonly outcome: "added" | "unknown" | "choices" | "unavailable" | "failed"
  readonly message: string | null
}

/**
 * Adds what the cart lacks, item by item, so that one that cannot be added does not prevent the others.
 *
 * @param project - The visitor's vehicle, for which each line keeps whether it fits.
 */
export const fillCart = Effect.fnUntraced(function* (
  webUserGuid: WebUserGuid,
  items: ReadonlyArray<RequestedItem>,
  project: Project | null
) {
  const { cart: before } = yield* callService(cart, { webUserGuid, project: null })
  const { origin } = yield* AssistantShop
  const resolved = yield* Effect.forEach(
    mergeEqual(items),
    (item) => Effect.map(Effect.result(resolveItems([item], origin, "permalink")), (found) => ({ id: item.id, found })),
    { concurrency: 4 }
  )
  /** Quantities of the link so far: a product's number and that of its only variant are one item. */
  const wanted = new Map<string, number>()
  return yield* Effect.forEach(resolved, ({ found, id }) =>
    Effect.map(
      Effect.result(
        Effect.gen(function* () {
          const [item] = yield* Effect.fromResult(found)
          if (item === undefined) return []
          const present = before.lines.find(({ skuVariantNumber }) => skuVariantNumber === item.skuVariantNumber)?.wanted ?? 0
          const earlier = wanted.get(item.skuVariantNumber) ?? 0
          const all = earlier + item.quantityRequested
          wanted.set(item.skuVariantNumber, all)
          const missing = all - Math.max(present, earlier)
          return missing > 0 ? yield* addResolved({ webUserGuid }, [{ ...item, quantityRequested: Quantity.make(missing) }], project) : []
        })
      ),
      (added): FilledItem =>
        Result.isSuccess(added) ? { id, outcome: "added", message: added.success[0]?.content ?? null } : { id, ...toOutcome(added.failure) }
    )
  )
})

const toOutcome = (failure: unknown): Omit<FilledItem, "id"> => {
  if (!(failure instanceof ToolRejection)) return { outcome: "failed", message: null }
  return { outcome: outcomes[failure.code] ?? "unavailable", message: failure.message }
}

const outcomes: Readonly<Record<string, FilledItem["outcome"]>> = {
  not_found: "unknown",
  variant_needed: "choices",
  kit_choices_needed: "choices"
}
