import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { type CartClash, cartClashes, MAX_COMPARED_PARTS, type OwnParts, ownParts, type PairAnswer, partPairs } from "./calls.ts"

/** Result of comparing a product with the visitor's parts. Null if there is nothing to show; `noResponse` after a failure. */
export type OwnPartsOutcome = OwnParts | "noResponse" | null

/** Two of the given parts, by index, that do not meet. */
export interface ClashAmong extends PairAnswer {
  readonly a: number
  readonly b: number
}

const withoutMatched = (pairs: ReadonlyArray<ClashAmong>): ReadonlyArray<ClashAmong> => {
  const meeting = new Set(pairs.filter(({ verdict }) => verdict === "meets").flatMap(({ a, b }) => [a, b]))
  return pairs.filter(({ a, b, verdict }) => verdict === "doesNotMeet" && !(meeting.has(a) && meeting.has(b)))
}

const toCarId = (projectId: string | null): ProjectId | null => (projectId === null ? null : ProjectId.make(projectId))

/** Compares products with the visitor's own parts. Never fails; a failure is logged. */
export class PartPairs extends Context.Service<
  PartPairs,
  {
    /**
     * Compares a product or variant with the parts of a saved car, the cart and the lists. Null for an unknown number. Returns null without
     * a request for bots, for visitors without a GUID, and for visitors with an empty cart and empty lists, unless a car is saved or a part
     * was added on this page (`hasParts`).
     */
    readonly compare: (skuOrSkuBase: string, hasParts: boolean, projectId?: string | null) => Effect.Effect<OwnPartsOutcome>
    /**
     * Pairs in the cart that do not meet, also with the parts of a saved car. Empty for bots, for visitors without a GUID and after a
     * failure.
     */
    readonly cartClashes: (projectId?: string | null) => Effect.Effect<ReadonlyArray<CartClash>>
    /**
     * Pairs among these parts that do not meet, by index, for staff who pack them. A pair is omitted if each of its parts meets another
     * part of that kind. Empty after a failure, which is logged.
     */
    readonly clashesAmong: (skus: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<ClashAmong>>
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
        compare: Effect.fnUntraced(function* (skuOrSkuBase: string, hasParts: boolean, projectId: string | null = null) {
          const state = hasParts || projectId !== null ? null : yield* visitor.state
          if (state !== null && state.itemCount === 0 && state.listCount === 0) return null
          return yield* ask("Failed to compare a product with the visitor's parts", (webUserGuid) =>
            Effect.map(callService(ownParts, { webUserGuid, skuOrSkuBase, projectId: toCarId(projectId) }), (answer) => answer.ownParts)
          )
        }),
        cartClashes: (projectId = null) =>
          Effect.map(
            ask("Failed to check the parts in the cart", (webUserGuid) =>
              Effect.map(callService(cartClashes, { webUserGuid, projectId: toCarId(projectId) }), (answer) => answer.cartClashes)
            ),
            (clashes) => (clashes === null || clashes === "noResponse" ? [] : clashes)
          ),
        clashesAmong: (skus) => {
          const asked = skus.slice(0, MAX_COMPARED_PARTS)
          return Effect.forEach(
            asked.slice(0, -1),
            (skuOrSkuBase, a) =>
              Effect.map(callService(partPairs, { skuOrSkuBase, others: asked.slice(a + 1) }), (answer) =>
                answer.partPairs.map(({ other, ...pair }) => ({ a, b: a + 1 + other, ...pair }))
              ),
            { concurrency: 4 }
          ).pipe(
            Effect.map((found) => withoutMatched(found.flat())),
            Effect.tapError((error) => Effect.logError("Failed to compare the parts of an order", error)),
            Effect.orElseSucceed(() => []),
            Effect.provideService(Http, http)
          )
        }
      })
    })
  )
}
