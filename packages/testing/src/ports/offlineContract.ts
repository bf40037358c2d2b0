import { Offline } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"

/** A device with an adapter of the port. `setAway` switches its network off and on, `fill` fills its storage. */
export interface OfflineDevice {
  readonly layer: Layer.Layer<Offline>
  readonly setAway: (isAway: boolean) => void
  readonly fill: () => void
}

/** Tests that every adapter of the Offline port must pass. */
export const offlineContract = (name: string, device: () => OfflineDevice): void => {
  const on = (check: (offline: Offline["Service"], device: OfflineDevice) => Effect.Effect<void, unknown>) =>
    Effect.suspend(() => {
      const own = device()
      return Offline.use((offline) => check(offline, own)).pipe(Effect.provide(own.layer))
    })

  describe(`Offline (${name})`, () => {
    it.effect("keeps a text until it is replaced or removed", () =>
      on((offline) =>
        Effect.gen(function* () {
          yield* offline.keep(null)
          expect(yield* offline.kept).toBeNull()
          expect(yield* offline.hasText).toBe(false)
          yield* offline.keep("first")
          yield* offline.keep('zweiter: ä{}"')
          expect(yield* offline.kept).toBe('zweiter: ä{}"')
          expect(yield* offline.hasText).toBe(true)
          yield* offline.keep(null)
          expect(yield* offline.kept).toBeNull()
          expect(yield* offline.hasText).toBe(false)
        })
      )
    )

    it.effect("fails if the storage is full, and keeps the earlier text", () =>
      on((offline, { fill }) =>
        Effect.gen(function* () {
          yield* offline.keep("first")
          fill()
          expect((yield* Effect.flip(offline.keep("second")))._tag).toBe("StorageWriteFailed")
          expect(yield* offline.kept).toBe("first")
        })
      )
    )

    it.live("detects that the network is lost, and reports when it returns", () =>
      on((offline, { setAway }) =>
        Effect.gen(function* () {
          setAway(true)
          expect(yield* offline.isAway).toBe(true)
          let times = 0
          yield* Effect.forkChild(
            Stream.runForEach(offline.returns, () => Effect.sync(() => void (times += 1))),
            { startImmediately: true }
          )
          yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
          setAway(false)
          yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
          expect(yield* offline.isAway).toBe(false)
          expect(times).toBe(1)
        })
      )
    )

    it.live("runs one action at a time", () =>
      on((offline) =>
        Effect.gen(function* () {
          let inside = 0
          let most = 0
          const act = Effect.gen(function* () {
            most = Math.max(most, ++inside)
            yield* Effect.replicateEffect(Effect.yieldNow, 5, { discard: true })
            inside -= 1
          })
          yield* Effect.all(
            Array.from({ length: 5 }, () => offline.alone(act)),
            { concurrency: "unbounded" }
          )
          expect(most).toBe(1)
          expect(inside).toBe(0)
          expect(yield* Effect.flip(offline.alone(Effect.fail("own")))).toBe("own")
          yield* offline.wake
        })
      )
    )
  })
}
