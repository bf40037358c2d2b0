import { layerDevice } from "@camber/adapter-browser"
import { Install } from "@camber/domain/install"
import { Layer } from "effect"

export const service = Install
export const layer = Layer.provide(Install.layer, layerDevice)
