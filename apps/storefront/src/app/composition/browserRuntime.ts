import { connection, layerBrowser, layerConsole, layerGeolocation, layerTelemetry, clearPreviousVisitorData } from "@camber/adapter-browser"
import { layerHttp } from "@camber/adapter-http"
import { Layer } from "effect"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { reportDefect } from "../../foundation/runtime/reportDefect.ts"
import { startEffectRuntime } from "../../foundation/runtime/startEffectRuntime.ts"
import { appLayer } from "./layers.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** The late chunk: Effect, use-cases, adapters, graphql-request. */
export const startBrowserRuntime = (seed: Seed): Promise<EffectRuntime> => {
  clearPreviousVisitorData()
  return startEffectRuntime(
    appLayer(seed).pipe(
      Layer.provide(Layer.merge(layerTelemetry, layerGeolocation(seed.settings.isGeolocationEnabled))),
      Layer.provide(Layer.mergeAll(layerHttp({ origin: location.origin, isAway: connection.isAway }), layerBrowser)),
      Layer.provideMerge(layerConsole)
    ),
    reportDefect
  )
}
