import { Context, Effect, Layer, Semaphore, Stream, SubscriptionRef } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { MOST_ESTIMATES, shippingEstimates } from "./calls.ts"
import type { Location } from "./model.ts"
import { getEstimateTarget } from "./rules.ts"
import { VisitorLocation } from "./VisitorLocation.ts"

type Sku = (typeof shippingEstimates.body.Type)["skus"][number]

/** When what is on show could be at the visitor's place. Plain data, stable as JSON. */
export interface ShippingEstimatesState {
  /** null while it is not known; then nothing is estimated (LOC-11). */
  readonly place: Location | null
  /** By SKU (LOC-16), in the shopper's words: 'Get it Tue, Nov 24'; null where nobody knows the day. All of the place above. */
  readonly bySku: Readonly<Record<string, string | null>>
}

/** Shipping estimates of what a screen shows, each asked for once a place. Nothing fails; what could not be had is logged. */
export class ShippingEstimates extends Context.Service<
  ShippingEstimates,
  {
    /** What is known now, then every change. */
    readonly changes: Stream.Stream<ShippingEstimatesState>
    /** Asks what is not known yet of these, now and for every further place; nothing for a bot, and nothing without the flag (FLAG-11). */
    readonly show: (skus: ReadonlyArray<Sku>) => Effect.Effect<void>
    /** The shopper names a postal code of a country, by default a US zip. False, and nothing changes, where it is none. */
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

      /** Estimates for a place that is not the visitor's any more are dropped. */
      const learn = Effect.gen(function* () {
        const { bySku, place, shown } = yield* SubscriptionRef.get(live)
        const target = getEstimateTarget(place)
        const unknown = shown.filter(({ skuVariantNumber }) => !(skuVariantNumber in bySku))
        if (target === null || unknown.length === 0) return
        const asked = fetchInBatches(unknown, MOST_ESTIMATES, (skus) =>
          Effect.map(callRest(shippingEstimates, { skus, ...target }), (answer) => answer?.shippingEstimates ?? null)
        )
        // Nobody tells a day where nobody is asked.
        const untold = Effect.succeed(unknown.map((sku) => ({ ...sku, suggestedPickup: null })))
        const rows = yield* (yield* flags.isOn("shippingEstimates")) ? asked : untold
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
            learn
          )
        ),
        Effect.forkScoped({ startImmediately: true })
      )
      return ShippingEstimates.of({
        changes: Stream.map(SubscriptionRef.changes(live), ({ bySku, place }) => ({ place, bySku })),
        show: Effect.fnUntraced(function* (skus) {
          if (yield* visitor.isBot) return
          yield* SubscriptionRef.update(live, (now) => ({ ...now, shown: skus }))
          yield* learn
        }),
        deliverTo: (postalCode, countryCode = "US") => location.enter(countryCode, postalCode)
      })
    })
  )
}
