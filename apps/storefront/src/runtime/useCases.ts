import { Appearance } from "@camber/domain/appearance"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalogue"
import { Content } from "@camber/domain/content"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Notifications } from "@camber/domain/notifications"
import { PageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { Vehicles } from "@camber/domain/vehicle"
import { Visitor } from "@camber/domain/visitor"
import { late, LateUseCases } from "./LateUseCases.ts"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = {
  Appearance,
  Arrival: late(() => import("./late/Arrival.ts")),
  BeforeSearch: late(() => import("./late/BeforeSearch.ts")),
  Cart,
  Catalogue,
  Content,
  FitmentLookup: late(() => import("./late/FitmentLookup.ts")),
  Garage,
  History,
  Lists: late(() => import("./late/Lists.ts")),
  LostPage: late(() => import("./late/LostPage.ts")),
  Navigation,
  NavigationDrawer,
  Notifications,
  PageReload,
  ProductFacts: late(() => import("./late/ProductFacts.ts")),
  Recommendations: late(() => import("./late/Recommendations.ts")),
  Recovery,
  Search,
  ShippingEstimates: late(() => import("./late/ShippingEstimates.ts")),
  ShopFor: late(() => import("./late/ShopFor.ts")),
  ToolboxBlade: late(() => import("./late/ToolboxBlade.ts")),
  Vehicles,
  Visitor
}
export type UseCases = typeof useCases
/** What pages are made of: it knows no visitor, so one of each serves everybody on the server. */
export type PageServices = Appearance | Catalogue | Content | Navigation | Recovery | Search | Vehicles
/** What belongs to one visitor. */
export type VisitorServices = Cart | Garage | History | LateUseCases | NavigationDrawer | Notifications | PageReload | Visitor
export type Services = PageServices | VisitorServices
