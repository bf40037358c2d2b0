import {
  clearPreviousVisitorData,
  isAway,
  layerBrowser,
  layerConsole,
  layerDevice,
  layerGeolocation,
  layerOffline,
  layerTelemetry
} from "@camber/adapter-browser"
import { layerHttp } from "@camber/adapter-http"
import { ChatWidget } from "@camber/domain/ports"
import { Effect, Layer } from "effect"
import { type EffectRuntime, reportDefect } from "../../foundation/runtime/AppRuntime.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { startEffectRuntime } from "../../foundation/runtime/startEffectRuntime.ts"
import { appLayer } from "./layers.ts"

/** The shop has no chat widget of its own. Replace this layer to add one (GAP-C61). */
const layerNoChat = Layer.succeed(ChatWidget, { show: Effect.void, hide: Effect.void })

/** Starts the Effect runtime of a page. This module is its only dynamic import: Effect, the use cases, the adapters and graphql-request. */
export const startBrowserRuntime = (seed: Seed): Promise<EffectRuntime> => {
  clearPreviousVisitorData()
  return startEffectRuntime(
    appLayer(seed).pipe(
      Layer.provide([layerTelemetry, layerGeolocation(seed.settings.isGeolocationEnabled), layerDevice, layerOffline, layerNoChat]),
      Layer.provide([layerHttp({ origin: location.origin, isAway }), layerBrowser]),
      Layer.provideMerge(layerConsole)
    ),
    reportDefect
  )
}
