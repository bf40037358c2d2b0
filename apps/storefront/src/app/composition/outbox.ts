import { layerOffline } from "@camber/adapter-browser"
import { Outbox, SendingCode } from "@camber/domain/offline-queue"
import { Effect, Layer } from "effect"

/** Wanted the moment a network is back, when it may bring nothing yet: a page never gets a module again that it failed to fetch once, so the worker has it. */
const layerSending = Layer.succeed(SendingCode, {
  load: Effect.map(
    Effect.tryPromise(() => import("./sendKept.ts")),
    ({ sendKept }) => sendKept
  )
})

export const service = Outbox
export const layer = Layer.provide(Outbox.layer, Layer.merge(layerOffline, layerSending))
