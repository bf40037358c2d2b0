import { layerAdBlocker, layerGtag, layerObservingScripts, layerVitals } from "@camber/adapter-browser"
import { layerAcquisition } from "@camber/domain/acquisition"
import { InCart, layerCart } from "@camber/domain/cart"
import { layerCatalog } from "@camber/domain/catalog"
import { ComparedProducts } from "@camber/domain/comparison"
import { Content } from "@camber/domain/content"
import { layerFlags } from "@camber/domain/flags"
import { layerGarage } from "@camber/domain/garage"
import { layerHistory } from "@camber/domain/history"
import { layerVisitorLocation } from "@camber/domain/location"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { layerToasts } from "@camber/domain/notifications"
import { Http } from "@camber/domain/ports"
import { BlankPageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Session } from "@camber/domain/session"
import { ThemePreference } from "@camber/domain/theme"
import { TelemetryBus } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Profile, Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import { createOfflineQueueGate } from "../../foundation/runtime/createOfflineQueueGate.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { lazyLayer } from "../../foundation/runtime/useCases.ts"

/** The part of the seed on which use cases depend. */
type AppSeed = Pick<Seed, "selected"> & { readonly settings: Pick<Seed["settings"], "observingScripts"> }

/** The use cases that load pages. */
export const pageLayer = Layer.mergeAll(
  ThemePreference.layer,
  Search.layer,
  layerCatalog,
  Content.layer,
  Navigation.layer,
  Recovery.layer,
  Vehicles.layer
)

/** The visitor, and the state that several other use cases depend on. */
const createVisitorLayer = (seed: AppSeed) =>
  Layer.mergeAll(
    layerAcquisition,
    layerFlags,
    layerGarage(seed.selected),
    layerHistory,
    Profile.layer,
    Session.layer,
    layerToasts,
    layerVisitorLocation
  ).pipe(Layer.provideMerge(Visitor.layer))

/** The use cases of every page's frame and first interaction. */
const shellLayer = Layer.mergeAll(BlankPageReload.layer, ComparedProducts.layer, InCart.layer, NavigationDrawer.layer, layerVitals)

/**
 * All use cases. They depend only on the ports, and start from the same seed as the stores. No layer fetches or stores anything before a
 * command.
 */
export const appLayer = (seed: AppSeed) => {
  const queueGate = createOfflineQueueGate()
  return queueGate.connect.pipe(
    Layer.provideMerge(Layer.merge(shellLayer, lazyLayer)),
    Layer.provideMerge(layerCart),
    Layer.provideMerge(Layer.merge(pageLayer, createVisitorLayer(seed))),
    Layer.provideMerge(Layer.effect(Http, Http)),
    Layer.provide(queueGate.layer),
    Layer.provide([TelemetryBus.layer, layerObservingScripts(seed.settings.observingScripts ?? {}), layerAdBlocker, layerGtag])
  )
}
