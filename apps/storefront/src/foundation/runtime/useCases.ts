import { ThemePreference } from "@camber/domain/theme"
import { Cart } from "@camber/domain/cart"
import { Catalog } from "@camber/domain/catalog"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Toasts } from "@camber/domain/notifications"
import type { Http } from "@camber/domain/ports"
import { BlankPageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Vehicles } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { lazyLayerRegistry } from "./lazyLayerRegistry.ts"
import type { LazyLayers } from "./LazyLayers.ts"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = {
  Appearance: ThemePreference,
  Cart,
  Catalogue: Catalog,
  Content,
  Garage,
  History,
  Navigation,
  NavigationDrawer,
  Notifications: Toasts,
  PageReload: BlankPageReload,
  Recovery,
  Search,
  Vehicles,
  Visitor,
  ...lazyLayerRegistry
}
export type UseCases = typeof useCases
/** What pages are made of, with the port for a question of one page alone: it knows no visitor, so one of each serves everybody on the server. */
export type PageServices = ThemePreference | Catalog | Content | Http | Navigation | Recovery | Search | Vehicles
/** What belongs to one visitor. */
export type VisitorServices = Cart | Garage | History | LazyLayers | NavigationDrawer | Toasts | BlankPageReload | Visitor
export type Services = PageServices | VisitorServices
