import { cart } from "@camber/domain/cart"
import { callService } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Effect, Result } from "effect"
import { addItems } from "./AssistantCart.ts"
import { AssistantShop } from "./AssistantShop.ts"
import { ToolRejection } from "./AssistantTool.ts"
import { type RequestedItem, resolveItems } from "./resolveItems.ts"

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
  return yield* Effect.forEach(items, (item) =>
    Effect.map(
      Effect.result(
        Effect.gen(function* () {
          const [resolved] = yield* resolveItems([item], origin, "permalink")
          const present = before.lines.find(({ skuVariantNumber }) => skuVariantNumber === resolved?.skuVariantNumber)?.wanted ?? 0
          const quantity = item.quantity - present
          return quantity > 0 ? yield* addItems({ webUserGuid }, [{ id: item.id, quantity }], project, "permalink") : []
        })
      ),
      (added): FilledItem =>
        Result.isSuccess(added)
          ? { id: item.id, outcome: "added", message: added.success[0]?.content ?? null }
          : { id: item.id, ...toOutcome(added.failure) }
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
