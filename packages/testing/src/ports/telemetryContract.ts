import { Telemetry, type TelemetryEvent } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"

/** Tests that every adapter of the Telemetry port must pass. The layer passes each received event to `receive`. */
export const telemetryContract = (name: string, layer: (receive: (event: unknown) => void) => Layer.Layer<Telemetry>): void => {
  describe(`Telemetry (${name})`, () => {
    it.effect("delivers complete events in order within two seconds", () => {
      const events: ReadonlyArray<TelemetryEvent> = [
        { name: "Products Searched", query: "camaro disc brakes" },
        { name: "Product Clicked", skuBaseNumber: "CAM-1A", list: "Search", position: 3 }
      ]
      const received: Array<unknown> = []
      return Effect.gen(function* () {
        const telemetry = yield* Telemetry
        for (const event of events) yield* telemetry.send(event)
        yield* TestClock.adjust("2 seconds")
        expect(received).toEqual(events)
      }).pipe(Effect.provide(layer((event) => void received.push(event))))
    })
  })
}
