import { ShippingEstimates, VisitorLocation } from "@camber/domain/location"
import { Layer } from "effect"

export const service = ShippingEstimates
export const layer = Layer.provide(ShippingEstimates.layer, VisitorLocation.layer)
