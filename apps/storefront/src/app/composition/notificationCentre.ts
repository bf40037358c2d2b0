import { layerDevice } from "@camber/adapter-browser"
import { NotificationCenter } from "@camber/domain/notifications"
import { Layer } from "effect"

export const service = NotificationCenter
export const layer = Layer.provide(NotificationCenter.layer, layerDevice)
