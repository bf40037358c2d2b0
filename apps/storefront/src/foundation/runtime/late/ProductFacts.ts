import { Flags } from "@camber/domain/flags"
import { VisitorLocation } from "@camber/domain/location"
import { ProductFacts } from "@camber/domain/recommendations"
import { Layer } from "effect"

export const service = ProductFacts
export const layer = Layer.provide(ProductFacts.layer, [Flags.layer, VisitorLocation.layer])
