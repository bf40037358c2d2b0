import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { Review } from "../catalog/page.ts"
import { SkuBaseNumber } from "../catalog/sku.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Reviews } from "./Reviews.ts"

const sku = SkuBaseNumber.make("CAM-4X")
const written = {
  stars: 4,
  title: "Quiet",
  text: "Quieter than the stock one.",
  author: "June",
  writtenOn: "2026-03-02",
  car: "1969 Chevrolet Camaro",
  fitted: "yes"
}
const ownReview = { ...written, staffAnswer: null, status: "waiting", declinedBecause: null }

const provideReviews = (answer: unknown, events: Array<TelemetryEvent> = []) =>
  Layer.provide(
    Reviews.layer,
    Layer.merge(
      Layer.succeed(
        Http,
        Http.of({ graphql: () => Effect.succeed(answer), json: () => Effect.succeed(answer), beacon: () => Effect.void })
      ),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void events.push(event)) }))
    )
  )

describe("Reviews", () => {
  it.effect("sends a telemetry event for a submitted review", () => {
    const events: Array<TelemetryEvent> = []
    return Effect.gen(function* () {
      expect(yield* Reviews.use((reviews) => reviews.own(sku))).toEqual(ownReview)
      expect(events).toEqual([])
      expect(yield* Reviews.use((reviews) => reviews.sent(sku))).toEqual(ownReview)
      expect(events).toEqual([{ name: "Product Reviewed", skuBaseNumber: "CAM-4X", rating: 4 }])
    }).pipe(Effect.provide(provideReviews({ review: ownReview }, events)))
  })

  it.effect("sends no telemetry event if the review is missing or cannot be loaded", () => {
    const events: Array<TelemetryEvent> = []
    return Effect.gen(function* () {
      expect(yield* Reviews.use((reviews) => reviews.sent(sku))).toBeNull()
      expect(events).toEqual([])
    }).pipe(Effect.provide(provideReviews({ review: null }, events)))
  })

  it.effect("loads more reviews after those on the page", () =>
    Effect.gen(function* () {
      const review = { ...written, reviewId: 7, verifiedVehicle: null, staffAnswer: null }
      expect(yield* Reviews.use((reviews) => reviews.more(2, 20))).toEqual([review])
    }).pipe(Effect.provide(provideReviews({ productReviews: [{ ...written, reviewId: 7, verifiedVehicle: null, staffAnswer: null }] })))
  )

  it("decodes an older cached review without vehicle fields", () => {
    const { car: _, fitted: __, ...before } = { ...written, reviewId: 7, verifiedVehicle: null, staffAnswer: null }
    expect(Schema.decodeUnknownSync(Review)(before)).toEqual({ ...before, car: null, fitted: null })
  })
})
