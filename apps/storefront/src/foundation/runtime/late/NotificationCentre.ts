import { Flags } from "@camber/domain/flags"
import { NotificationCentre } from "@camber/domain/notifications"
import { Layer } from "effect"

export const service = NotificationCentre
export const layer = Layer.provide(NotificationCentre.layer, Flags.layer)
