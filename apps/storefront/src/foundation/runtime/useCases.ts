import { Appearance } from "@camber/domain/theme"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalog"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Notifications } from "@camber/domain/notifications"
import type { Http } from "@camber/domain/ports"
import { PageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Vehicles } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { lateTable } from "./lateTable.ts"
import type { LateUseCases } from "./LateUseCases.ts"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = {
  Appearance,
  Cart,
  Catalogue,
  Content,
  Garage,
  History,
  Navigation,
  NavigationDrawer,
  Notifications,
  PageReload,
  Recovery,
  Search,
  Vehicles,
  Visitor,
  ...lateTable
}
export type UseCases = typeof useCases
/** What pages are made of, with the port for a question of one page alone: it knows no visitor, so one of each serves everybody on the server. */
export type PageServices = Appearance | Catalogue | Content | Http | Navigation | Recovery | Search | Vehicles
/** What belongs to one visitor. */
export type VisitorServices = Cart | Garage | History | LateUseCases | NavigationDrawer | Notifications | PageReload | Visitor
export type Services = PageServices | VisitorServices
