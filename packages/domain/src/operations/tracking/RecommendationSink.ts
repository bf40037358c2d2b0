import { Context, Effect, Layer } from "effect"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Interaction } from "../../foundation/telemetry/Interaction.ts"

/** Port: recommendation service that receives interactions (GAP-64). Never fails and never blocks. */
export class RecommendationSink extends Context.Service<
  RecommendationSink,
  { readonly hear: (interaction: Interaction) => Effect.Effect<void> }
>()("@camber/domain/tracking/Recommender") {
  /** The shop's own service: interactions are sent to the collector as telemetry events. */
  static readonly layerFirstParty: Layer.Layer<RecommendationSink, never, Telemetry> = Layer.effect(
    RecommendationSink,
    Effect.map(Telemetry, ({ send }) =>
      RecommendationSink.of({ hear: (interaction) => send({ name: "Recommendation Interaction", ...interaction }) })
    )
  )
}
