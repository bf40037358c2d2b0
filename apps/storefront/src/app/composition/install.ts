import { layerDevice } from "@camber/adapter-browser"
import { Install } from "@camber/domain/install"
import { Layer } from "effect"

/** The shop sends no messages, so it has no key for them. */
const device = layerDevice(null)

export const service = Install
export const layer = Layer.provide(Install.layer, device)
