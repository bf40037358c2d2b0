import { Context, Effect, Layer, Option, Semaphore, Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { shouldEstimateShipping, shouldFetchFact } from "../../foundation/flags/rules.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { getEstimateTarget } from "../../buying/location/rules.ts"
import { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { getProjectFingerprint } from "../../vehicles/vehicle/getProjectFingerprint.ts"
import { isServedContent } from "../../foundation/visitor/trackingRules.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { fetchActivity, fetchFits, fetchPromotions, fetchShippingEstimates } from "./fetchFacts.ts"
import {
  NO_FACTS,
  type ProductFactsState,
  type TrackedProducts,
  type TrackedSku,
  type FactKind,
  type FactsEvent,
  transitionFacts,
  getUnrequested
} from "./facts.ts"

/** Loads facts for product cards that are not in the catalog, each once. Never fails; failures are logged. */
export class ProductFacts extends Context.Service<
  ProductFacts,
  {
    /** Emits the current facts first, then every change, including those after a new vehicle or location. */
    readonly changes: Stream.Stream<ProductFactsState>
    /** Requests unknown facts of these products if the flags allow it. Does nothing for a bot (VIS-108, FLAG-10 to FLAG-12). */
    readonly track: (products: TrackedProducts) => Effect.Effect<void>
  }
>()("@camber/domain/recommendations/ProductFacts") {
  static readonly layer: Layer.Layer<ProductFacts, never, Visitor | Flags | Garage | VisitorLocation | Http | Storage> = Layer.effect(
    ProductFacts,
    Effect.gen(function* () {
      const [visitor, flags, garage, place] = [yield* Visitor, yield* Flags, yield* Garage, yield* VisitorLocation]
      const ports = yield* Effect.context<Http | Storage | Visitor>()
      const live = yield* SubscriptionRef.make(NO_FACTS)
      const { invalidate, dispatch, learn } = createFactLoaders(live)
      /** Serializes fitment requests, so that no verdict of a deselected vehicle arrives late. Likewise for shipping. */
      const [fitTurn, shippingTurn] = [yield* Semaphore.make(1), yield* Semaphore.make(1)]

      const loadFits = (skus: ReadonlyArray<TrackedSku>) =>
        learn(
          "fitment",
          skus.map(({ skuBaseNumber }) => skuBaseNumber),
          Effect.fnUntraced(function* (fresh) {
            const project = Option.getOrNull(yield* Stream.runHead(garage.changes))?.selected?.project ?? null
            return yield* fetchFits(fresh, project)
          })
        )
      /** Estimates wait until a location is known (LOC-11). A product without a variant has no estimate. */
      const loadShipping = Effect.fnUntraced(function* (skus: ReadonlyArray<TrackedSku>) {
        const target = getEstimateTarget(yield* place.current)
        const variants = skus.flatMap(({ skuBaseNumber, skuVariantNumber }) =>
          skuVariantNumber === null ? [] : [{ skuBaseNumber, skuVariantNumber }]
        )
        yield* learn(
          "shipping",
          variants.map(({ skuVariantNumber }) => skuVariantNumber),
          (fresh) =>
            target === null
              ? Effect.succeed({})
              : fetchShippingEstimates(
                  variants.filter(({ skuVariantNumber }) => fresh.includes(skuVariantNumber)),
                  target,
                  place.estimated
                )
        )
      })
      const tracked = Effect.map(SubscriptionRef.get(live), ({ tracked }) => tracked)
      /** Loads the facts of the displayed products again whenever their input changes. */
      const reloadOnChange = <Seen>(changes: Stream.Stream<Seen>, anew: Effect.Effect<void, never, Http | Storage | Visitor>) =>
        changes.pipe(
          Stream.changes,
          Stream.drop(1),
          Stream.runForEach(() => anew),
          Effect.provide(ports),
          Effect.forkScoped({ startImmediately: true })
        )

      yield* reloadOnChange(
        Stream.map(garage.changes, ({ selected }) => getProjectFingerprint(selected?.project ?? null)),
        Effect.gen(function* () {
          const evaluated = yield* invalidate("fitment")
          yield* loadFits((yield* tracked).filter(({ skuBaseNumber }) => evaluated.includes(skuBaseNumber)))
        }).pipe(fitTurn.withPermit)
      )
      yield* reloadOnChange(
        Stream.map(place.changes, (location) => JSON.stringify(getEstimateTarget(location))),
        Effect.gen(function* () {
          const estimated = yield* invalidate("shipping")
          yield* loadShipping((yield* tracked).filter(({ skuVariantNumber }) => estimated.includes(skuVariantNumber ?? "")))
        }).pipe(shippingTurn.withPermit)
      )

      return ProductFacts.of({
        changes: SubscriptionRef.changes(live),
        track: Effect.fnUntraced(function* ({ checkFitment, getActivity, getShippingEstimate, skus }: TrackedProducts) {
          const shopper = { isBot: yield* visitor.isBot }
          if (skus.length === 0 || !isServedContent(shopper)) return
          yield* dispatch({ _tag: "Tracked", skus })
          const on = yield* flags.all
          const skuBases = skus.map(({ skuBaseNumber }) => skuBaseNumber)
          const runIf = <R>(isWanted: boolean, effect: Effect.Effect<void, never, R>) => (isWanted ? effect : Effect.void)
          yield* Effect.all(
            [
              runIf(checkFitment, fitTurn.withPermit(loadFits(skus))),
              runIf(shouldEstimateShipping(on, { getShippingEstimate }, shopper), shippingTurn.withPermit(loadShipping(skus))),
              runIf(shouldFetchFact(on, "promotionPreview", shopper), learn("promotions", skuBases, fetchPromotions)),
              runIf(getActivity && shouldFetchFact(on, "productActivity", shopper), learn("activity", skuBases, fetchActivity))
            ],
            { concurrency: "unbounded", discard: true }
          )
        }, Effect.provide(ports))
      })
    })
  )
}

/** Creates the functions that load facts into the state. */
const createFactLoaders = (live: SubscriptionRef.SubscriptionRef<ProductFactsState>) => {
  const dispatch = (event: FactsEvent) => SubscriptionRef.update(live, (before) => transitionFacts(before, event))

  /** Returns the SKUs that were not requested yet and marks them as requested. */
  const claim = <Sku extends string>(kind: FactKind, skus: ReadonlyArray<Sku>) =>
    SubscriptionRef.modify(live, (before) => {
      const fresh = getUnrequested(before, kind, skus)
      return [fresh, fresh.length === 0 ? before : transitionFacts(before, { _tag: "LoadStarted", kind, skus: fresh })]
    })

  /** Fetches the facts that are still unknown. After a failure or an interruption, the facts can be requested again. */
  const learn = Effect.fnUntraced(function* <Kind extends FactKind, Sku extends string, R>(
    kind: Kind,
    skus: ReadonlyArray<Sku>,
    ask: (fresh: ReadonlyArray<Sku>) => Effect.Effect<ProductFactsState[Kind] | null, never, R>
  ) {
    const fresh = yield* claim(kind, skus)
    if (fresh.length === 0) return
    const dispatchFailure = dispatch({ _tag: "LoadFailed", kind, skus: fresh })
    const facts = yield* Effect.onInterrupt(ask(fresh), () => dispatchFailure)
    yield* facts === null ? dispatchFailure : dispatch({ _tag: "FactsLoaded", facts: { [kind]: facts } })
  })

  /** Removes all facts of a kind and returns their SKUs. */
  const invalidate = (kind: FactKind) =>
    SubscriptionRef.modify(live, (before) => [Object.keys(before[kind]), transitionFacts(before, { _tag: "Outdated", kind })])

  return { invalidate, dispatch, learn }
}
