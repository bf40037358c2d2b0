import { layerAdBlocker, layerGtag, layerObservingScripts, type ScriptAddresses } from "@camber/adapter-browser"
import { RecommendationSink, Visit } from "@camber/domain/tracking"
import { Layer } from "effect"

/**
 * Creates the visit's layer with the listeners to shopper events besides the collector: the shop's own recommendations, the advertisers'
 * tag where the page has it, and the third-party scripts of the settings.
 */
export const createVisitLayer = (scripts: ScriptAddresses) =>
  Visit.layer.pipe(Layer.provide([RecommendationSink.layerFirstParty, layerGtag, layerObservingScripts(scripts), layerAdBlocker]))
