import { Context, Effect, Layer } from "effect"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Interaction } from "../../foundation/telemetry/Interaction.ts"

/** Port: the recommendation service, as far as it listens (GAP-64). It never fails and never waits. */
export class RecommendationSink extends Context.Service<
  RecommendationSink,
  { readonly hear: (interaction: Interaction) => Effect.Effect<void> }
>()("@camber/domain/tracking/Recommender") {
  /** The shop's own: interactions are events like any other, which the collector keeps. */
  static readonly layerFirstParty: Layer.Layer<RecommendationSink, never, Telemetry> = Layer.effect(
    RecommendationSink,
    Effect.map(Telemetry, ({ send }) =>
      RecommendationSink.of({ hear: (interaction) => send({ name: "Recommendation Interaction", ...interaction }) })
    )
  )
}
