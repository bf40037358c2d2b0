import { RecommendationSink, Visit } from "@camber/domain/tracking"
import { Layer } from "effect"

/** The service that reports the visit: to the collector, and to the shop's own recommendations and the advertisers' tag. */
export const services = { Visit }
export const layer = Visit.layer.pipe(Layer.provide(RecommendationSink.layerFirstParty))
