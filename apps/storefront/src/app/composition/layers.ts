import { connection } from "@camber/adapter-browser"
import { ThemePreference } from "@camber/domain/theme"
import { Cart } from "@camber/domain/cart"
import { Catalog } from "@camber/domain/catalog"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Toasts } from "@camber/domain/notifications"
import { Http } from "@camber/domain/ports"
import { BlankPageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { TelemetryBus } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import { createLazyPlatformLayers } from "./createLazyPlatformLayers.ts"
import { createOfflineQueueGate } from "../../foundation/runtime/outboxGate.ts"
import { type LazyPlatformLayers, LazyLayers } from "../../foundation/runtime/LazyLayers.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** The use-cases that pages are made of. */
export const pageLayer = Layer.mergeAll(
  ThemePreference.layer,
  Search.layer,
  Catalog.layer,
  Content.layer,
  Navigation.layer,
  Recovery.layer,
  Vehicles.layer
)

/** Those of one visitor, each over the ones before it (GAP-C62). */
const visitorLayer = (seed: Seed, ...late: Parameters<typeof LazyLayers.layer>) =>
  LazyLayers.layer(...late).pipe(
    Layer.provideMerge(Layer.mergeAll(Cart.layer, NavigationDrawer.layer)),
    Layer.provide(Catalog.layer),
    Layer.provideMerge(Layer.mergeAll(Garage.layer(seed.selected), History.layer, Toasts.layer)),
    Layer.provideMerge(Visitor.layer)
  )

/** Every use-case, over the ports alone. Starts from the same seed as the stores. `own`: what is of another make than the shop's own, such as a chat. */
export const appLayer = (seed: Seed, own: Partial<LazyPlatformLayers> = {}) => {
  const gate = createOfflineQueueGate(own.connection ?? connection)
  return Layer.mergeAll(
    pageLayer,
    BlankPageReload.layer,
    visitorLayer(seed, { ...createLazyPlatformLayers(seed.settings), ...own }, gate.reach),
    Layer.effect(Http, Http)
  ).pipe(Layer.provide(gate.layer), Layer.provide(TelemetryBus.layer))
}
