import { Context, Effect, Layer, Random } from "effect"
import { pickErrorVariant } from "./rules.ts"

/** What helps a page that has failed. */
export class Recovery extends Context.Service<
  Recovery,
  {
    /** Which picture with words the page for status 404 shows, from 0. */
    readonly drawErrorPage: Effect.Effect<number>
  }
>()("@camber/domain/recovery/Recovery") {
  static readonly layer: Layer.Layer<Recovery> = Layer.succeed(
    Recovery,
    Recovery.of({ drawErrorPage: Effect.map(Random.next, pickErrorVariant) })
  )
}
