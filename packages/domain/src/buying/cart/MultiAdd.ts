import { Context, Effect, Layer, Scope, type Stream, SubscriptionRef } from "effect"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import type { ProductChoices, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { Cart } from "./Cart.ts"
import { canAddTogether, type MultiAddCandidate, type MultiAddMode, toCartItem } from "./canAddTogether.ts"
import { type MultiAddEvent, type MultiAddState, transitionMultiAdd, createMultiAddState, selectedCandidates } from "./multiAddMachine.ts"
import { formatAdded } from "./text.ts"

/** Milliseconds that the button waits at most (ATC-30). */
const WAIT_MILLIS = 5000
/** Milliseconds that the notice stands (ATC-31, GAP-91). */
const ADDED_MILLIS = 5000

/** What a block offers to be added together, and where it is credited to. */
export interface MultiAddOffer {
  readonly candidates: ReadonlyArray<MultiAddCandidate>
  /** What is selected at first, by base number; absent: all. */
  readonly selected?: ReadonlyArray<SkuBaseNumber>
  readonly mode: MultiAddMode
  readonly listName: string | null
  readonly attribution: string | null
}

/** One block's choice while it is on show. Commands never fail: errors are logged and shown as a notice. */
export interface OpenMultiAdd {
  /** The present choice first, then every change. */
  readonly changes: Stream.Stream<MultiAddState>
  readonly toggle: (skuBaseNumber: SkuBaseNumber) => Effect.Effect<void>
  readonly choose: (skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber) => Effect.Effect<void>
  readonly closeChoosing: Effect.Effect<void>
  /**
   * What is to be chosen of the selected products that lack their variant, with what fits the project marked. One that leaves no choice has it
   * made; one whose choices cannot be had, or that has none to buy, is logged and no longer selected (ERR-28).
   */
  readonly choices: (project: Project | null) => Effect.Effect<ReadonlyArray<ProductChoices>>
  /** Adds all that is selected, or none: what still lacks a variant is to be chosen first. Ends with the add. */
  readonly submit: Effect.Effect<void>
}

/** Adding several recommended products at once. */
export class MultiAdd extends Context.Service<
  MultiAdd,
  {
    /** null where the products cannot be added together (ATC-34, ATC-35). */
    readonly open: (offer: MultiAddOffer) => Effect.Effect<OpenMultiAdd | null>
  }
>()("@camber/domain/cart/MultiAdd") {
  static readonly layer: Layer.Layer<MultiAdd, never, Cart | Catalog | Toasts> = Layer.effect(
    MultiAdd,
    Effect.gen(function* () {
      const cart = yield* Cart
      const catalogue = yield* Catalog
      const notifications = yield* Toasts
      const scope = yield* Scope.Scope

      const openOffer = Effect.fnUntraced(function* ({ attribution, candidates, listName, selected }: MultiAddOffer) {
        const live = yield* SubscriptionRef.make(createMultiAddState(candidates, selected))
        const dispatch = (event: MultiAddEvent) => SubscriptionRef.update(live, (before) => transitionMultiAdd(before, event))
        /** The choice that was submitted just now; null when nothing is to be added for it. */
        const begin = SubscriptionRef.modify(live, (before) => {
          const after = transitionMultiAdd(before, { _tag: "Submitted" })
          return [after.phase === "waiting" && after !== before ? after : null, after]
        })

        const add = Effect.fnUntraced(function* (submitted: MultiAddState) {
          const { attempt } = submitted
          yield* Effect.forkIn(Effect.delay(dispatch({ _tag: "WaitEnded", attempt }), WAIT_MILLIS), scope)
          const items = selectedCandidates(submitted).flatMap(({ skuBaseNumber, skuVariantNumber }) =>
            skuVariantNumber === null ? [] : [toCartItem({ skuBaseNumber, skuVariantNumber }, { attribution, listName })]
          )
          const intent = { title: "", items, productPageId: null, productPageUrl: null, failureHref: null, isSilent: true }
          if ((yield* cart.add(intent)).isAdded) {
            yield* dispatch({ _tag: "Added" })
            yield* notifications.show({ message: formatAdded(items.length), intent: "positive", duration: ADDED_MILLIS })
          } else {
            yield* Effect.logError(
              "Error adding recommendations to cart:",
              items.map(({ skuVariantNumber }) => skuVariantNumber)
            )
            yield* dispatch({ _tag: "NotAdded", attempt })
          }
        })
        const choices = Effect.fnUntraced(function* (project: Project | null) {
          const lacking = selectedCandidates(yield* SubscriptionRef.get(live)).filter(({ skuVariantNumber }) => skuVariantNumber === null)
          const asked = yield* Effect.forEach(
            lacking,
            ({ skuBaseNumber }) =>
              Effect.map(
                Effect.orElseSucceed(catalogue.options(skuBaseNumber, project), () => null),
                (options) => ({ skuBaseNumber, options })
              ),
            { concurrency: "unbounded" }
          )
          const invalid = asked
            .filter(({ options }) => options === null || !options.isPurchaseable)
            .map(({ skuBaseNumber }) => skuBaseNumber)
          if (invalid.length > 0) yield* Effect.logError("Invalid items for the select options drawer:", invalid)
          yield* Effect.forEach(invalid, (skuBaseNumber) => dispatch({ _tag: "Toggled", skuBaseNumber }))
          const valid = asked.flatMap(({ options }) => (options?.isPurchaseable === true ? [options] : []))
          for (const { skuBaseNumber, skuVariantNumber } of valid)
            if (skuVariantNumber !== null) yield* dispatch({ _tag: "Chosen", skuBaseNumber, skuVariantNumber })
          return valid.filter(({ skuVariantNumber }) => skuVariantNumber === null)
        })
        return {
          changes: SubscriptionRef.changes(live),
          choices,
          toggle: (skuBaseNumber) => dispatch({ _tag: "Toggled", skuBaseNumber }),
          choose: (skuBaseNumber, skuVariantNumber) => dispatch({ _tag: "Chosen", skuBaseNumber, skuVariantNumber }),
          closeChoosing: dispatch({ _tag: "ChoosingClosed" }),
          submit: Effect.flatMap(begin, (submitted) => (submitted === null ? Effect.void : add(submitted)))
        } satisfies OpenMultiAdd
      })
      return MultiAdd.of({
        open: (offer) => (canAddTogether(offer.candidates, offer.mode) ? openOffer(offer) : Effect.succeed(null))
      })
    })
  )
}
