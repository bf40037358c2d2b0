import { layerAdBlocker, layerGtag, layerObservingScripts, type ScriptAddresses } from "@camber/adapter-browser"
import { RecommendationSink, Visit } from "@camber/domain/tracking"
import { Layer } from "effect"

/**
 * The visit with who listens to what shoppers do beside the collector: the shop's own recommendations do, advertisers where the page has
 * their tag, and the scripts of others that the settings name.
 */
export const createVisitLayer = (scripts: ScriptAddresses) => ({
  service: Visit,
  layer: Layer.provide(
    Visit.layer,
    Layer.mergeAll(RecommendationSink.layerFirstParty, layerGtag, layerObservingScripts(scripts), layerAdBlocker)
  )
})
