import { layerDevice } from "@camber/adapter-browser"
import { PushPreferences, PushPrompt } from "@camber/domain/push"
import { Layer } from "effect"

export const messages = { service: PushPreferences, layer: Layer.provide(PushPreferences.layer, layerDevice) }
export const prompt = { service: PushPrompt, layer: Layer.provide(PushPrompt.layer, layerDevice) }
