import { Acquisition } from "@camber/domain/acquisition"
import { Checkout } from "@camber/domain/checkout"
import { Layer } from "effect"

export const service = Checkout
export const layer = Layer.provide(Checkout.layer, Acquisition.layer)
