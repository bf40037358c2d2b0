import { Context, Effect, Layer } from "effect"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { Interaction } from "../../foundation/telemetry/Interaction.ts"

/** Port: the recommendation service, as far as it listens (GAP-64). It never fails and never waits. */
export class Recommender extends Context.Service<Recommender, { readonly hear: (interaction: Interaction) => Effect.Effect<void> }>()(
  "@camber/domain/tracking/Recommender"
) {
  /** The shop's own: interactions are events like any other, which the collector keeps. */
  static readonly layerFirstParty: Layer.Layer<Recommender, never, Telemetry> = Layer.effect(
    Recommender,
    Effect.map(Telemetry, ({ send }) =>
      Recommender.of({ hear: (interaction) => send({ name: "Recommendation Interaction", ...interaction }) })
    )
  )
}
