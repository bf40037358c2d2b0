import { layerAdBlocker } from "@camber/adapter-browser"
import { Ads, ObservingScripts, Recommender } from "@camber/domain/tracking"
import { Layer } from "effect"

/** Who listens to what shoppers do beside the collector. The shop's own recommendations do; no third party hears or sees anything. */
export const listeners = Layer.mergeAll(Recommender.layerFirstParty, Ads.layerNone, ObservingScripts.layerNone, layerAdBlocker)
