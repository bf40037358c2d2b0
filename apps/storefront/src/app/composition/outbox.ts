import { layerOffline } from "@camber/adapter-browser"
import { Outbox } from "@camber/domain/outbox"
import { Layer } from "effect"

export const service = Outbox
export const layer = Layer.provide(Outbox.layer, layerOffline)
