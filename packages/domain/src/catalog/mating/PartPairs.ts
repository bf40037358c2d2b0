import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { type CartClash, cartClashes, type OwnParts, ownParts } from "./calls.ts"

/** Result of comparing a product with the visitor's parts. Null without an answer to show; `noResponse` after a failure. */
export type OwnPartsOutcome = OwnParts | "noResponse" | null

/** Compares products with the visitor's own parts. Never fails; a failure is logged. */
export class PartPairs extends Context.Service<
  PartPairs,
  {
    /**
     * Compares a product or variant with the parts in the cart and lists. Sends no request for bots, for visitors without a GUID, and for
     * those whose cart and lists are empty, unless `hasParts` says that a part was added on this page. Null then, and for an unknown number.
     */
    readonly compare: (skuOrSkuBase: string, hasParts: boolean) => Effect.Effect<OwnPartsOutcome>
    /** Pairs in the cart that do not meet. Empty for bots, for visitors without a GUID and after a failure. */
    readonly cartClashes: Effect.Effect<ReadonlyArray<CartClash>>
  }
>()("@camber/domain/mating/PartPairs") {
  static readonly layer: Layer.Layer<PartPairs, never, Visitor | Http> = Layer.effect(
    PartPairs,
    Effect.gen(function* () {
      const [visitor, http] = [yield* Visitor, yield* Http]
      const guid = Effect.flatMap(visitor.isBot, (bot) => (bot ? Effect.succeed(null) : visitor.guid))

      /** Returns null without a GUID. */
      const ask = <A>(
        failure: string,
        request: (webUserGuid: WebUserGuid) => Effect.Effect<A, CallError, Http>
      ): Effect.Effect<A | "noResponse" | null> =>
        callServiceAsVisitor(
          visitor,
          Effect.flatMap(guid, (webUserGuid): Effect.Effect<A | null, CallError, Http> =>
            webUserGuid === null ? Effect.succeed(null) : request(webUserGuid)
          )
        ).pipe(
          Effect.tapError((error) => Effect.logError(failure, error)),
          Effect.orElseSucceed(() => "noResponse" as const),
          Effect.provideService(Http, http)
        )

      return PartPairs.of({
        compare: Effect.fnUntraced(function* (skuOrSkuBase: string, hasParts: boolean) {
          const state = hasParts ? null : yield* visitor.state
          if (state !== null && state.itemCount === 0 && state.listCount === 0) return null
          return yield* ask("Failed to compare a product with the visitor's parts", (webUserGuid) =>
            Effect.map(callService(ownParts, { webUserGuid, skuOrSkuBase }), (answer) => answer.ownParts)
          )
        }),
        cartClashes: Effect.map(
          ask("Failed to check the parts in the cart", (webUserGuid) =>
            Effect.map(callService(cartClashes, { webUserGuid }), (answer) => answer.cartClashes)
          ),
          (clashes) => (clashes === null || clashes === "noResponse" ? [] : clashes)
        )
      })
    })
  )
}
