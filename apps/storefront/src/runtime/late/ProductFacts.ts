import { Flags } from "@camber/domain/flags"
import { ProductFacts } from "@camber/domain/recommendations"
import { Layer } from "effect"
import { visitorLocation } from "./visitorLocation.ts"

export const service = ProductFacts
export const layer = Layer.provide(ProductFacts.layer, [Flags.layer, visitorLocation])
