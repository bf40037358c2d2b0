import { type ConnectionState, StorageWriteFailed, Offline } from "@camber/domain/ports"
import { Effect, Layer, PubSub, Semaphore, Stream } from "effect"

/** A device whose network a test takes away and brings back. What it keeps its tabs share. */
export interface MemoryOffline {
  readonly service: Offline["Service"]
  readonly state: ConnectionState
  readonly setAway: (isAway: boolean) => void
  /** What is kept; a test may put something else there. */
  text: string | null
  /** There is no room for anything. */
  isFull: boolean
  /** How often the platform was asked to call the worker. */
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
    state: { isAway: () => isAway, isKept: async () => device.text !== null },
    setAway: (away) => {
      isAway = away
      if (!away) Effect.runSync(PubSub.publish(back, undefined))
    },
    service: Offline.of({
      isAway: Effect.sync(() => isAway),
      returns: Stream.fromPubSub(back),
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

/** A device of its own, which has a network. */
export const layerMemoryOffline = (device: MemoryOffline = memoryOffline()): Layer.Layer<Offline> => Layer.succeed(Offline, device.service)
