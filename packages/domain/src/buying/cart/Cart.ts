import { Context, type Effect, type Stream } from "effect"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { CartItem, CartLineId } from "./model.ts"
import type { CartState } from "./state.ts"

/** One click of an add button. */
export interface AddIntent {
  /** Product name for the confirmation. */
  readonly title: string
  readonly items: ReadonlyArray<CartItem>
  readonly productPageId: number | null
  readonly productPageUrl: string | null
  /** URL to navigate to if the add fails (ATC-09); null to stay on the page. */
  readonly failureHref: string | null
  /** Adds without opening the confirmation (ATC-07). */
  readonly isSilent?: boolean
  /** Display data of the parts, so that an offline device can show the line. */
  readonly shown?: ReadonlyArray<DisplayedPart>
  /** Idempotency key (GAP-C59) of a client that identifies clicks itself, such as a server that sees one click in two requests. */
  readonly key?: string
}

/**
 * The visitor's cart. Commands never fail: errors are logged and shown as a toast (ERR).
 *
 * `layerCart` implements it. The implementation is a separate module, so that code that only depends on `Cart` does not bundle it.
 */
export class Cart extends Context.Service<
  Cart,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<CartState>
    /** Sets the header's count and total from the visitor state. */
    readonly hydrate: Effect.Effect<void>
    /** Loads the lines with verdicts for the selected project. */
    readonly load: Effect.Effect<void>
    /**
     * Adds items, at most once per intent.
     *
     * Drops an add while an add of the same SKU bases is pending. Every attempt that counts as a retry (`isRetry`) uses the intent's
     * idempotency key (GAP-C59). The returned `href` is the URL to navigate to; null to stay.
     */
    readonly add: (intent: AddIntent) => Effect.Effect<{ readonly isAdded: boolean; readonly href: string | null }>
    /**
     * Sets a quantity within the line's limits (`clampToLimits`) and shows a toast if the quantity was limited. Updates immediately; a
     * failure reverts it with a toast.
     */
    readonly change: (lineId: CartLineId, quantity: number) => Effect.Effect<void>
    /** Removes all lines in one request, so that leaving the page cannot remove only some of them. `restore` undoes the removal. */
    readonly remove: (...lineIds: ReadonlyArray<CartLineId>) => Effect.Effect<void>
    /** Restores the lines that were removed last. */
    readonly restore: Effect.Effect<void>
    readonly closeConfirmation: Effect.Effect<void>
    /** Reloads displayed cart data here and in other tabs. Called after a change outside this use case, such as a placed order. */
    readonly refresh: Effect.Effect<void>
    /** Marks the cart data as limited to what this device added (`CartState.isPartial`). */
    readonly setPartial: (isPartial: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/cart/Cart") {}
