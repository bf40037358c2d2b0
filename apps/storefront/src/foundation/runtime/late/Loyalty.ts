import { Flags } from "@camber/domain/flags"
import { Loyalty } from "@camber/domain/loyalty"
import { Layer } from "effect"

export const service = Loyalty
export const layer = Layer.provide(Loyalty.layer, Flags.layer)
