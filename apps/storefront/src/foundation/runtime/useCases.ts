import { Cart, InCart } from "@camber/domain/cart"
import { Catalog } from "@camber/domain/catalog"
import { ComparedProducts } from "@camber/domain/comparison"
import { Content } from "@camber/domain/content"
import { Flags } from "@camber/domain/flags"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Navigation, NavigationDrawer } from "@camber/domain/navigation"
import { Toasts } from "@camber/domain/notifications"
import type { Http } from "@camber/domain/ports"
import { BlankPageReload, Recovery } from "@camber/domain/recovery"
import { Search } from "@camber/domain/search"
import { ThemePreference } from "@camber/domain/theme"
import { Vitals } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Profile, Visitor } from "@camber/domain/visitor"
import { type Context, type Effect, Layer } from "effect"
import { createLazyServices } from "./createLazyServices.ts"

const account = createLazyServices("account", () => import("./accountServices.ts"))
const build = createLazyServices("build", () => import("./buildServices.ts"))
const discovery = createLazyServices("discovery", () => import("./discoveryServices.ts"))
const offline = createLazyServices("offline", () => import("./offlineServices.ts"))
const order = createLazyServices("order", () => import("./orderServices.ts"))
const staff = createLazyServices("staff", () => import("./staffServices.ts"))
const visit = createLazyServices("visit", () => import("./visitServices.ts"))

/** The groups of services that load with their first command. */
export const lazyLayer = Layer.mergeAll(account.layer, build.layer, discovery.layer, offline.layer, order.layer, staff.layer, visit.layer)

/** Provides the lazy services of form pages to a command that requires them directly. */
export const provideFormServices = <A, E, R>(command: Effect.Effect<A, E, R>) =>
  account.provide(build.provide(order.provide(visit.provide(command))))

/** The services that a command may name. The object is part of the Effect runtime's chunk; stores import its type only. */
export const useCases = {
  Account: account.createService((services) => services.AccountForms),
  Addresses: order.createService((services) => services.Addresses),
  Appearance: ThemePreference,
  Arrival: build.createService((services) => services.UrlActions),
  Banners: visit.createService((services) => services.Banners),
  BeforeSearch: discovery.createService((services) => services.SearchStart),
  Cart,
  Catalogue: Catalog,
  Chat: account.createService((services) => services.Chat),
  Checkout: order.createService((services) => services.Checkout),
  ClassSheets: build.createService((services) => services.ClassSheets),
  ComparedProducts,
  Content,
  Desk: staff.createService((services) => services.OrderManagement),
  DeviceMessages: account.createService((services) => services.PushPreferences),
  EmailModal: account.createService((services) => services.EmailModal),
  Feedback: account.createService((services) => services.Feedback),
  FeedbackTab: account.createService((services) => services.FeedbackTab),
  FitmentLookup: build.createService((services) => services.FitmentLookup),
  Flags,
  Garage,
  History,
  InCart,
  Install: visit.createService((services) => services.Install),
  KeptParts: visit.createService((services) => services.OfflineParts),
  Lists: build.createService((services) => services.Lists),
  LostPage: discovery.createService((services) => services.NotFoundSuggestions),
  Loyalty: account.createService((services) => services.Loyalty),
  MultiAdd: build.createService((services) => services.MultiAdd),
  Navigation,
  NavigationDrawer,
  NotificationCentre: account.createService((services) => services.NotificationCenter),
  Notifications: Toasts,
  Orders: order.createService((services) => services.Orders),
  OwnedParts: build.createService((services) => services.OwnedParts),
  Outbox: offline.createService((services) => services.OfflineQueue),
  PageReload: BlankPageReload,
  PartPairs: build.createService((services) => services.PartPairs),
  Privacy: account.createService((services) => services.Privacy),
  ProductFacts: discovery.createService((services) => services.ProductFacts),
  Profile,
  PromoCodes: visit.createService((services) => services.PromoCodes),
  PushPrompt: account.createService((services) => services.PushPrompt),
  Questions: account.createService((services) => services.Questions),
  Recommendations: discovery.createService((services) => services.Recommendations),
  Recovery,
  Reviews: account.createService((services) => services.Reviews),
  Search,
  SearchTerms: discovery.createService((services) => services.SearchSuggestions),
  ShippingEstimates: discovery.createService((services) => services.ShippingEstimates),
  ShopFor: discovery.createService((services) => services.ShopForVehicle),
  Signup: account.createService((services) => services.Signup),
  Staff: staff.createService((services) => services.Staff),
  ToolboxBlade: discovery.createService((services) => services.ToolboxBlade),
  Vehicles,
  Visit: visit.createService((services) => services.Visit),
  Visitor,
  VisitorAudiences: visit.createService((services) => services.VisitorAudiences),
  Vitals
}
export type UseCases = typeof useCases
/** Services that load pages, and the port for a request of one page. They hold no visitor, so the server shares one of each. */
export type PageServices = ThemePreference | Catalog | Content | Http | Navigation | Recovery | Search | Vehicles
export type LazyServices = Layer.Success<typeof lazyLayer>
/** Everything that a command may require. */
export type Services = Context.Service.Identifier<UseCases[keyof UseCases]> | LazyServices | Http
