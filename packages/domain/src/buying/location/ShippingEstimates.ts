import { Context, Effect, Layer, Semaphore, Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { MAX_ESTIMATES_PER_REQUEST, shippingEstimates } from "./calls.ts"
import type { Location } from "./model.ts"
import { getEstimateTarget } from "./rules.ts"
import { VisitorLocation } from "./VisitorLocation.ts"

type Sku = (typeof shippingEstimates.body.Type)["skus"][number]

/** Delivery estimates of the displayed SKUs for the visitor's location. Plain data, stable as JSON. */
export interface ShippingEstimatesState {
  /** null until known. Nothing is estimated without a location (LOC-11). */
  readonly place: Location | null
  /** Estimate texts by SKU (LOC-16), such as 'Get it Tue, Nov 24'; null if the day is unknown. All are for `place`. */
  readonly bySku: Readonly<Record<string, string | null>>
}

/** Delivery estimates of displayed SKUs, requested once per location. Never fails: errors are logged. */
export class ShippingEstimates extends Context.Service<
  ShippingEstimates,
  {
    /** Emits the current estimates first, then every change. */
    readonly changes: Stream.Stream<ShippingEstimatesState>
    /** Requests missing estimates of these SKUs, now and for every later location. Does nothing for bots or without the flag (FLAG-11). */
    readonly show: (skus: ReadonlyArray<Sku>) => Effect.Effect<void>
    /** Sets the visitor's postal code, of the US by default. Returns false and changes nothing if the code is invalid. */
    readonly deliverTo: (postalCode: string, countryCode?: string) => Effect.Effect<boolean>
  }
>()("@camber/domain/location/ShippingEstimates") {
  static readonly layer: Layer.Layer<ShippingEstimates, never, Visitor | VisitorLocation | Flags | Http> = Layer.effect(
    ShippingEstimates,
    Effect.gen(function* () {
      const [http, visitor, location, flags] = [yield* Http, yield* Visitor, yield* VisitorLocation, yield* Flags]
      const place = yield* location.current
      const live = yield* SubscriptionRef.make<ShippingEstimatesState & { readonly shown: ReadonlyArray<Sku> }>({
        place,
        bySku: {},
        shown: []
      })
      const turn = yield* Semaphore.make(1)

      /** Loads missing estimates. Drops the response if the location changed during the request. */
      const loadMissing = Effect.gen(function* () {
        const { bySku, place, shown } = yield* SubscriptionRef.get(live)
        const target = getEstimateTarget(place)
        const unknown = shown.filter(({ skuVariantNumber }) => !(skuVariantNumber in bySku))
        if (target === null || unknown.length === 0) return
        const fetched = fetchInBatches(unknown, MAX_ESTIMATES_PER_REQUEST, (skus) =>
          Effect.map(callRest(shippingEstimates, { skus, ...target }), (answer) => answer?.shippingEstimates ?? null)
        )
        // Without the feature flag the days are unknown.
        const withoutDays = Effect.succeed(unknown.map((sku) => ({ ...sku, suggestedPickup: null })))
        const rows = yield* (yield* flags.isOn("shippingEstimates")) ? fetched : withoutDays
        const estimates = (rows ?? []).map(({ skuVariantNumber, suggestedPickup }) => [skuVariantNumber, suggestedPickup] as const)
        yield* SubscriptionRef.update(live, (now) =>
          now.place === place ? { ...now, bySku: { ...now.bySku, ...Object.fromEntries(estimates) } } : now
        )
      }).pipe(turn.withPermit, Effect.provideService(Http, http))

      yield* location.changes.pipe(
        Stream.changes,
        Stream.drop(1),
        Stream.runForEach((place) =>
          Effect.andThen(
            SubscriptionRef.update(live, (now) => ({ ...now, place, bySku: {} })),
            loadMissing
          )
        ),
        Effect.forkScoped({ startImmediately: true })
      )
      return ShippingEstimates.of({
        changes: Stream.map(SubscriptionRef.changes(live), ({ bySku, place }) => ({ place, bySku })),
        show: Effect.fnUntraced(function* (skus) {
          if (yield* visitor.isBot) return
          yield* SubscriptionRef.update(live, (now) => ({ ...now, shown: skus }))
          yield* loadMissing
        }),
        deliverTo: (postalCode, countryCode = "US") => location.enter(countryCode, postalCode)
      })
    })
  )
}
