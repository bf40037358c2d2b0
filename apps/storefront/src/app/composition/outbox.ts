import { layerOffline } from "@camber/adapter-browser"
import { OfflineQueue, SenderModule } from "@camber/domain/offline-queue"
import { Effect, Layer } from "effect"

/** Wanted the moment a network is back, when it may bring nothing yet: a page never gets a module again that it failed to fetch once, so the worker has it. */
const layerSending = Layer.succeed(SenderModule, {
  load: Effect.map(
    Effect.tryPromise(() => import("./flushQueue.ts")),
    ({ flushQueue }) => flushQueue
  )
})

export const service = OfflineQueue
export const layer = Layer.provide(OfflineQueue.layer, Layer.merge(layerOffline, layerSending))
