import { Flags } from "@camber/domain/flags"
import { Recommendations } from "@camber/domain/recommendations"
import { Layer } from "effect"

export const service = Recommendations
export const layer = Layer.provide(Recommendations.layer, Flags.layer)
