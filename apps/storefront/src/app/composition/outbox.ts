import { layerOffline } from "@camber/adapter-browser"
import { Outbox, SendingCode } from "@camber/domain/outbox"
import { Effect, Layer } from "effect"

/** Nothing is sent without a network, so this need not be on the device. */
const layerSending = Layer.succeed(SendingCode, {
  load: Effect.map(
    Effect.tryPromise(() => import("./sendKept.ts")),
    ({ sendKept }) => sendKept
  )
})

export const service = Outbox
export const layer = Layer.provide(Outbox.layer, Layer.merge(layerOffline, layerSending))
