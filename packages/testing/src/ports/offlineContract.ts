import { Offline } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"

/** A device of an adapter: `setAway` takes its network away and brings it back, `fill` leaves no room for anything. */
export interface OfflineDevice {
  readonly layer: Layer.Layer<Offline>
  readonly setAway: (isAway: boolean) => void
  readonly fill: () => void
}

/** What every adapter of the Offline port keeps. */
export const offlineContract = (name: string, device: () => OfflineDevice): void => {
  const on = (check: (offline: Offline["Service"], device: OfflineDevice) => Effect.Effect<void, unknown>) =>
    Effect.suspend(() => {
      const own = device()
      return Offline.use((offline) => check(offline, own)).pipe(Effect.provide(own.layer))
    })

  describe(`Offline (${name})`, () => {
    it.effect("keeps one text until another takes its place or none", () =>
      on((offline) =>
        Effect.gen(function* () {
          yield* offline.keep(null)
          expect(yield* offline.kept).toBeNull()
          yield* offline.keep("first")
          yield* offline.keep('zweiter: ä{}"')
          expect(yield* offline.kept).toBe('zweiter: ä{}"')
          yield* offline.keep(null)
          expect(yield* offline.kept).toBeNull()
        })
      )
    )

    it.effect("says so where there is no room, and keeps what it had", () =>
      on((offline, { fill }) =>
        Effect.gen(function* () {
          yield* offline.keep("first")
          fill()
          expect((yield* Effect.flip(offline.keep("second")))._tag).toBe("NotKept")
          expect(yield* offline.kept).toBe("first")
        })
      )
    )

    it.live("knows that its network is away, and tells when it returns", () =>
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
          expect([yield* offline.isAway, times]).toEqual([false, 1])
        })
      )
    )

    it.live("has one at a time", () =>
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
          expect([most, inside]).toEqual([1, 0])
          expect(yield* Effect.flip(offline.alone(Effect.fail("own")))).toBe("own")
          yield* offline.wake
        })
      )
    )
  })
}
