import { StorageWriteFailed, Offline } from "@camber/domain/ports"
import { Effect, Layer, PubSub, Semaphore, Stream } from "effect"

/** A device whose network a test can switch off and on. All tabs of the device share the stored text. */
export interface MemoryOffline {
  readonly service: Offline["Service"]
  readonly setAway: (isAway: boolean) => void
  /** The stored text; a test may replace it. */
  text: string | null
  /** Whether storage is full. */
  isFull: boolean
  /** How often a background sync was requested. */
  wakes: number
}

export const memoryOffline = (): MemoryOffline => {
  const back = Effect.runSync(PubSub.unbounded<void>())
  const turn = Semaphore.makeUnsafe(1)
  let isAway = false
  const device: MemoryOffline = {
    text: null,
    isFull: false,
    wakes: 0,
    setAway: (away) => {
      isAway = away
      if (!away) Effect.runSync(PubSub.publish(back, undefined))
    },
    service: Offline.of({
      isAway: Effect.sync(() => isAway),
      returns: Stream.fromPubSub(back),
      hasText: Effect.sync(() => device.text !== null),
      kept: Effect.sync(() => device.text),
      keep: (text) =>
        Effect.suspend(() => {
          if (text !== null && device.isFull) return Effect.fail(new StorageWriteFailed({ cause: "full" }))
          device.text = text
          return Effect.void
        }),
      alone: turn.withPermit,
      wake: Effect.sync(() => void (device.wakes += 1))
    })
  }
  return device
}

/** Provides offline storage on the given device; by default, on a separate device that is online. */
export const layerMemoryOffline = (device: MemoryOffline = memoryOffline()): Layer.Layer<Offline> => Layer.succeed(Offline, device.service)
