import { layerAdBlocker } from "@camber/adapter-browser"
import { Ads, ObservingScripts, Recommender, Visit } from "@camber/domain/tracking"
import { Layer } from "effect"

/** Who listens to what shoppers do beside the collector. The shop's own recommendations do; no third party hears or sees anything. */
const listeners = Layer.mergeAll(Recommender.layerFirstParty, Ads.layerNone, ObservingScripts.layerNone, layerAdBlocker)

export const service = Visit
export const layer = Layer.provide(Visit.layer, listeners)
