import { Appearance, type Theme } from "@camber/domain/appearance"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation } from "@camber/domain/navigation"
import { Notifications } from "@camber/domain/notifications"
import { Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import type { Seed } from "./Seed.ts"

/** The use-cases that pages are made of. */
export const pageLayer = (theme: Theme) =>
  Layer.mergeAll(Appearance.layer(theme), Search.layer, Catalogue.layer, Content.layer, Navigation.layer, Recovery.layer)

/** Those of one visitor, each over the ones before it (GAP-C62). */
const visitorLayer = (seed: Seed) =>
  Cart.layer.pipe(Layer.provideMerge(Layer.mergeAll(Garage.layer(seed.selected), Notifications.layer)), Layer.provideMerge(Visitor.layer))

/** Every use-case, over the ports alone. Begins from the seed that the stores began from. */
export const appLayer = (seed: Seed) => Layer.mergeAll(pageLayer(seed.theme), History.layer, visitorLayer(seed))
