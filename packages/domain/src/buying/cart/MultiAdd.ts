import { Context, Effect, Layer, Scope, type Stream, SubscriptionRef } from "effect"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import type { ProductChoices } from "../../catalog/catalog/model.ts"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { Cart } from "./Cart.ts"
import { canAddTogether, type MultiAddCandidate, type MultiAddMode, toCartItem } from "./canAddTogether.ts"
import { type MultiAddEvent, type MultiAddState, transitionMultiAdd, createMultiAddState, selectedCandidates } from "./multiAddMachine.ts"
import { formatAdded } from "./text.ts"

/** Longest wait of the button (ATC-30). */
const WAIT_MILLIS = 5000
/** Duration of the toast (ATC-31, GAP-91). */
const ADDED_MILLIS = 5000

/** Products that a page section offers to add together, and the list they are attributed to. */
export interface MultiAddOffer {
  readonly candidates: ReadonlyArray<MultiAddCandidate>
  /** Base numbers that are selected initially; all by default. */
  readonly selected?: ReadonlyArray<SkuBaseNumber>
  readonly mode: MultiAddMode
  readonly listName: string | null
  readonly attribution: string | null
}

/** Selection in one page section while it is mounted. Commands never fail: errors are logged and shown as a toast. */
export interface OpenMultiAdd {
  /** Emits the current selection first, then every change. */
  readonly changes: Stream.Stream<MultiAddState>
  readonly toggle: (skuBaseNumber: SkuBaseNumber) => Effect.Effect<void>
  readonly choose: (skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber) => Effect.Effect<void>
  readonly closeChoosing: Effect.Effect<void>
  /**
   * Lists the selected products that still need a variant, with options marked for the project.
   *
   * Preselects a single variant. Logs and deselects products without purchasable options or whose options fail to load (ERR-28).
   */
  readonly choices: (project: Project | null) => Effect.Effect<ReadonlyArray<ProductChoices>>
  /** Adds all selected products or none. Opens the choices first if a variant is missing. Resolves after the add. */
  readonly submit: Effect.Effect<void>
}

/** Adds several recommended products at once. */
export class MultiAdd extends Context.Service<
  MultiAdd,
  {
    /** Opens a selection; null if the products cannot be added together (ATC-34, ATC-35). */
    readonly open: (offer: MultiAddOffer) => Effect.Effect<OpenMultiAdd | null>
  }
>()("@camber/domain/cart/MultiAdd") {
  static readonly layer: Layer.Layer<MultiAdd, never, Cart | Catalog | Toasts> = Layer.effect(
    MultiAdd,
    Effect.gen(function* () {
      const cart = yield* Cart
      const catalog = yield* Catalog
      const notifications = yield* Toasts
      const scope = yield* Scope.Scope

      const openOffer = Effect.fnUntraced(function* ({ attribution, candidates, listName, selected }: MultiAddOffer) {
        const live = yield* SubscriptionRef.make(createMultiAddState(candidates, selected))
        const dispatch = (event: MultiAddEvent) => SubscriptionRef.update(live, (before) => transitionMultiAdd(before, event))
        /** Submits the selection and returns the submitted state; null if there is nothing to add yet. */
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
          const candidatesWithoutVariant = selectedCandidates(yield* SubscriptionRef.get(live)).filter(
            ({ skuVariantNumber }) => skuVariantNumber === null
          )
          const loaded = yield* Effect.forEach(
            candidatesWithoutVariant,
            ({ skuBaseNumber }) =>
              Effect.map(
                Effect.orElseSucceed(catalog.options(skuBaseNumber, project), () => null),
                (options) => ({ skuBaseNumber, options })
              ),
            { concurrency: "unbounded" }
          )
          const invalid = loaded
            .filter(({ options }) => options === null || !options.isPurchaseable)
            .map(({ skuBaseNumber }) => skuBaseNumber)
          if (invalid.length > 0) yield* Effect.logError("Invalid items for the select options drawer:", invalid)
          yield* Effect.forEach(invalid, (skuBaseNumber) => dispatch({ _tag: "Toggled", skuBaseNumber }))
          const valid = loaded.flatMap(({ options }) => (options?.isPurchaseable === true ? [options] : []))
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
