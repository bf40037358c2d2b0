import { layerDevice } from "@camber/adapter-browser"
import { DeviceMessages, PushPrompt } from "@camber/domain/push"
import { Layer } from "effect"

export const messages = { service: DeviceMessages, layer: Layer.provide(DeviceMessages.layer, layerDevice) }
export const prompt = { service: PushPrompt, layer: Layer.provide(PushPrompt.layer, layerDevice) }
