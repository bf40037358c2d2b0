import { connection } from "@camber/adapter-browser"
import { Appearance } from "@camber/domain/theme"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalog"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Notifications } from "@camber/domain/notifications"
import { Http } from "@camber/domain/ports"
import { PageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Overheard } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import { latePlatform } from "./latePlatform.ts"
import { makeOutboxGate } from "../../foundation/runtime/outboxGate.ts"
import { type LatePlatform, LateUseCases } from "../../foundation/runtime/LateUseCases.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** The use-cases that pages are made of. */
export const pageLayer = Layer.mergeAll(
  Appearance.layer,
  Search.layer,
  Catalogue.layer,
  Content.layer,
  Navigation.layer,
  Recovery.layer,
  Vehicles.layer
)

/** Those of one visitor, each over the ones before it (GAP-C62). */
const visitorLayer = (seed: Seed, ...late: Parameters<typeof LateUseCases.layer>) =>
  LateUseCases.layer(...late).pipe(
    Layer.provideMerge(Layer.mergeAll(Cart.layer, NavigationDrawer.layer)),
    Layer.provide(Catalogue.layer),
    Layer.provideMerge(Layer.mergeAll(Garage.layer(seed.selected), History.layer, Notifications.layer)),
    Layer.provideMerge(Visitor.layer)
  )

/** Every use-case, over the ports alone. Starts from the same seed as the stores. `own`: what is of another make than the shop's own, such as a chat. */
export const appLayer = (seed: Seed, own: Partial<LatePlatform> = {}) => {
  const gate = makeOutboxGate(own.connection ?? connection)
  return Layer.mergeAll(
    pageLayer,
    PageReload.layer,
    visitorLayer(seed, { ...latePlatform(seed.settings), ...own }, gate.reach),
    Layer.effect(Http, Http)
  ).pipe(Layer.provide(gate.layer), Layer.provide(Overheard.layer))
}
