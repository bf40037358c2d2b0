import { Appearance } from "@camber/domain/appearance"
import { Cart } from "@camber/domain/cart"
import { Catalogue } from "@camber/domain/catalogue"
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
import { late, type LateUseCases } from "./LateUseCases.ts"

/** Every use-case a command may name. The object itself comes with the engine's chunk; stores see its type alone. */
export const useCases = {
  Account: late(() => import("./late/Account.ts")),
  Appearance,
  Arrival: late(() => import("./late/Arrival.ts")),
  Banners: late(() => import("./late/Banners.ts")),
  BeforeSearch: late(() => import("./late/BeforeSearch.ts")),
  Cart,
  Catalogue,
  Checkout: late(() => import("./late/Checkout.ts")),
  Chat: late(() => import("./late/Chat.ts")),
  ComparedProducts: late(() => import("./late/ComparedProducts.ts")),
  Content,
  EmailModal: late(() => import("./late/EmailModal.ts")),
  Feedback: late(() => import("./late/Feedback.ts")),
  FeedbackTab: late(() => import("./late/FeedbackTab.ts")),
  FitmentLookup: late(() => import("./late/FitmentLookup.ts")),
  Flags: late(() => import("./late/Flags.ts")),
  Garage,
  History,
  Lists: late(() => import("./late/Lists.ts")),
  Loyalty: late(() => import("./late/Loyalty.ts")),
  LostPage: late(() => import("./late/LostPage.ts")),
  MultiAdd: late(() => import("./late/MultiAdd.ts")),
  Navigation,
  NavigationDrawer,
  NotificationCentre: late(() => import("./late/NotificationCentre.ts")),
  Notifications,
  Orders: late(() => import("./late/Orders.ts")),
  PageReload,
  Privacy: late(() => import("./late/Privacy.ts")),
  Profile: late(() => import("./late/Profile.ts")),
  PromoCodes: late(() => import("./late/PromoCodes.ts")),
  ProductFacts: late(() => import("./late/ProductFacts.ts")),
  Questions: late(() => import("./late/Questions.ts")),
  Recommendations: late(() => import("./late/Recommendations.ts")),
  Recovery,
  Reviews: late(() => import("./late/Reviews.ts")),
  Search,
  ShippingEstimates: late(() => import("./late/ShippingEstimates.ts")),
  Signup: late(() => import("./late/Signup.ts")),
  ShopFor: late(() => import("./late/ShopFor.ts")),
  ToolboxBlade: late(() => import("./late/ToolboxBlade.ts")),
  Staff: late(() => import("./late/Staff.ts")),
  Vehicles,
  Visit: late(() => import("./late/Visit.ts")),
  Visitor,
  Vitals: late(() => import("./late/Vitals.ts"))
}
export type UseCases = typeof useCases
/** What pages are made of, with the port for a question of one page alone: it knows no visitor, so one of each serves everybody on the server. */
export type PageServices = Appearance | Catalogue | Content | Http | Navigation | Recovery | Search | Vehicles
/** What belongs to one visitor. */
export type VisitorServices = Cart | Garage | History | LateUseCases | NavigationDrawer | Notifications | PageReload | Visitor
export type Services = PageServices | VisitorServices
