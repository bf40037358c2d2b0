import { Context, Effect, Layer, Random } from "effect"
import { pickErrorVariant } from "./rules.ts"

/** Choices for the error page. */
export class Recovery extends Context.Service<
  Recovery,
  {
    /** Picks a random variant of the 404 page, counting from 0. */
    readonly drawErrorPage: Effect.Effect<number>
  }
>()("@camber/domain/recovery/Recovery") {
  static readonly layer: Layer.Layer<Recovery> = Layer.succeed(
    Recovery,
    Recovery.of({ drawErrorPage: Effect.map(Random.next, pickErrorVariant) })
  )
}
