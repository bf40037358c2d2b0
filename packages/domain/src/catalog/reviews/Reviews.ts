import { Context, Effect, Layer } from "effect"
import type { Review } from "../catalog/page.ts"
import type { SkuBaseNumber } from "../catalog/sku.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { ownReview, productReviews } from "./calls.ts"
import type { OwnReview } from "./model.ts"

export * from "./calls.ts"
export * from "./model.ts"
export * from "./reviewForm.ts"
export * from "./reviewSource.ts"

/** Fetches reviews beyond those on a product's page. */
export class Reviews extends Context.Service<
  Reviews,
  {
    /** Fetches the reviews after the newest `after`. Empty after the last one. */
    readonly more: (productPageId: number, after: number) => Effect.Effect<ReadonlyArray<Review>, CallError>
    /** Fetches this visitor's review. Null if there is none or it cannot be loaded. */
    readonly own: (skuBaseNumber: SkuBaseNumber) => Effect.Effect<OwnReview | null>
    /** Like `own`, called after submitting a review. Also sends a telemetry event. */
    readonly sent: (skuBaseNumber: SkuBaseNumber) => Effect.Effect<OwnReview | null>
  }
>()("@camber/domain/reviews/Reviews") {
  static readonly layer: Layer.Layer<Reviews, never, Http | Telemetry> = Layer.effect(
    Reviews,
    Effect.gen(function* () {
      const [http, telemetry] = [yield* Http, yield* Telemetry]
      const own = (skuBaseNumber: SkuBaseNumber) =>
        callRest(ownReview, { skuBaseNumber }).pipe(
          Effect.map((answer) => answer?.review ?? null),
          Effect.provideService(Http, http)
        )
      return Reviews.of({
        more: (productPageId, after) =>
          Effect.map(callService(productReviews, { productPageId, after }), (answer) => answer.productReviews).pipe(
            Effect.provideService(Http, http)
          ),
        own,
        sent: (skuBaseNumber) =>
          Effect.tap(own(skuBaseNumber), (review) =>
            review === null ? Effect.void : telemetry.send({ name: "Product Reviewed", skuBaseNumber, rating: review.stars })
          )
      })
    })
  )
}
