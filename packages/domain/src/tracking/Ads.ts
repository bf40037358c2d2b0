import { Context, Effect, Layer } from "effect"
import type { AdEvent } from "./adEvents.ts"

/** Port: advertisers, as far as they may hear of shopping (ANL-12, ANL-107). It never fails and never waits. */
export class Ads extends Context.Service<Ads, { readonly send: (event: AdEvent) => Effect.Effect<void> }>()("@camber/domain/tracking/Ads") {
  /** The shop's own: no third party hears of anything. */
  static readonly layerNone: Layer.Layer<Ads> = Layer.succeed(Ads, Ads.of({ send: () => Effect.void }))
}
