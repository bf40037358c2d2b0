import { AccountForms } from "@camber/domain/account"
import { Addresses } from "@camber/domain/addresses"
import { Banners } from "@camber/domain/banners"
import { Cart, InCart, MultiAdd } from "@camber/domain/cart"
import { Catalog, OfflineParts } from "@camber/domain/catalog"
import { ClassSheets } from "@camber/domain/class-sheets"
import { Checkout } from "@camber/domain/checkout"
import { ComparedProducts } from "@camber/domain/comparison"
import { Content } from "@camber/domain/content"
import { Feedback, FeedbackTab } from "@camber/domain/feedback"
import { FitmentLookup } from "@camber/domain/fitment"
import { Flags, VisitorAudiences } from "@camber/domain/flags"
import { Garage } from "@camber/domain/garage"
import { History } from "@camber/domain/history"
import { Install } from "@camber/domain/install"
import { Lists } from "@camber/domain/lists"
import { ShippingEstimates } from "@camber/domain/location"
import { Loyalty } from "@camber/domain/loyalty"
import { PartPairs } from "@camber/domain/mating"
import { Chat, Navigation, NavigationDrawer, ToolboxBlade } from "@camber/domain/navigation"
import { UrlActions } from "@camber/domain/navigation/arrival"
import { NotificationCenter, Toasts } from "@camber/domain/notifications"
import { OfflineQueue } from "@camber/domain/offline-queue"
import { Orders } from "@camber/domain/order"
import { OwnedParts } from "@camber/domain/owned-parts"
import type { Http } from "@camber/domain/ports"
import { PromoCodes } from "@camber/domain/promotions"
import { PushPreferences, PushPrompt } from "@camber/domain/push"
import { Questions } from "@camber/domain/questions"
import { ProductFacts, Recommendations } from "@camber/domain/recommendations"
import { BlankPageReload, NotFoundSuggestions, Recovery } from "@camber/domain/recovery"
import { Reviews } from "@camber/domain/reviews"
import { Search, SearchStart, SearchSuggestions, ShopForVehicle } from "@camber/domain/search"
import { EmailModal, Signup } from "@camber/domain/signup"
import { ThemePreference } from "@camber/domain/theme"
import { Privacy, Visit, Vitals } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Profile, Visitor } from "@camber/domain/visitor"
import { type Context, Effect, type Layer } from "effect"

/** A service with what it needs. Its layer keeps no state, because each command builds it. */
interface LoadedService<Self, Shape> {
  readonly service: Context.Service<Self, Shape>
  readonly layer: Layer.Layer<Self, never, Http>
}

/** Commands of a service whose code is not loaded yet. */
interface LazyService<Self, Shape> {
  readonly use: <A, E, R>(command: (service: Shape) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, Exclude<R, Self> | Http>
}

/** Creates a service that most visitors never need: its code loads with its first command. */
const createLazyService = <Self, Shape>(load: () => Promise<LoadedService<Self, Shape>>): LazyService<Self, Shape> => ({
  use: (command) => Effect.flatMap(Effect.promise(load), ({ layer, service }) => Effect.provide(service.use(command), layer))
})

/** The services that a command may name. The object is part of the Effect runtime's chunk; stores import its type only. */
export const useCases = {
  Account: AccountForms,
  Addresses,
  Appearance: ThemePreference,
  Arrival: UrlActions,
  Banners,
  BeforeSearch: SearchStart,
  Cart,
  Catalogue: Catalog,
  Chat,
  Checkout,
  ClassSheets,
  ComparedProducts,
  Content,
  Desk: createLazyService(async () => (await import("./staffServices.ts")).orderManagement),
  DeviceMessages: PushPreferences,
  EmailModal,
  Feedback,
  FeedbackTab,
  FitmentLookup,
  Flags,
  Garage,
  History,
  InCart,
  Install,
  KeptParts: OfflineParts,
  Lists,
  LostPage: NotFoundSuggestions,
  Loyalty,
  MultiAdd,
  Navigation,
  NavigationDrawer,
  NotificationCentre: NotificationCenter,
  Notifications: Toasts,
  Orders,
  OwnedParts,
  Outbox: OfflineQueue,
  PageReload: BlankPageReload,
  PartPairs,
  Privacy,
  ProductFacts,
  Profile,
  PromoCodes,
  PushPrompt,
  Questions,
  Recommendations,
  Recovery,
  Reviews,
  Search,
  SearchTerms: SearchSuggestions,
  ShippingEstimates,
  ShopFor: ShopForVehicle,
  Signup,
  Staff: createLazyService(async () => (await import("./staffServices.ts")).staff),
  ToolboxBlade,
  Vehicles,
  Visit,
  Visitor,
  VisitorAudiences,
  Vitals
}
export type UseCases = typeof useCases
/** Services that load pages, and the port for a request of one page. They hold no visitor, so the server shares one of each. */
export type PageServices = ThemePreference | Catalog | Content | Http | Navigation | Recovery | Search | Vehicles
/** Everything that a command may require. */
export type Services = Context.Service.Identifier<Exclude<UseCases[keyof UseCases], LazyService<never, never>>> | Http
