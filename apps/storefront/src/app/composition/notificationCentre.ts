import { layerDevice } from "@camber/adapter-browser"
import { NotificationCentre } from "@camber/domain/notifications"
import { Layer } from "effect"

export const service = NotificationCentre
export const layer = Layer.provide(NotificationCentre.layer, layerDevice)
