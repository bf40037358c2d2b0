import { ShippingEstimates } from "@camber/domain/location"
import { Layer } from "effect"
import { visitorLocation } from "./visitorLocation.ts"

export const service = ShippingEstimates
export const layer = Layer.provide(ShippingEstimates.layer, visitorLocation)
