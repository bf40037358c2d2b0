import { layerVitals, layerAdBlocker, layerGtag, layerObservingScripts, type ScriptAddresses } from "@camber/adapter-browser"
import { AccountForms } from "@camber/domain/account"
import { layerAcquisition } from "@camber/domain/acquisition"
import { Addresses } from "@camber/domain/addresses"
import { Banners } from "@camber/domain/banners"
import { InCart, layerCart, MultiAdd } from "@camber/domain/cart"
import { OfflineParts, layerCatalog } from "@camber/domain/catalog"
import { ClassSheets } from "@camber/domain/class-sheets"
import { Checkout } from "@camber/domain/checkout"
import { ComparedProducts } from "@camber/domain/comparison"
import { Content } from "@camber/domain/content"
import { Feedback, FeedbackTab } from "@camber/domain/feedback"
import { FitmentLookup } from "@camber/domain/fitment"
import { VisitorAudiences, layerFlags } from "@camber/domain/flags"
import { layerGarage } from "@camber/domain/garage"
import { layerHistory } from "@camber/domain/history"
import { Install } from "@camber/domain/install"
import { Lists } from "@camber/domain/lists"
import { ShippingEstimates, layerVisitorLocation } from "@camber/domain/location"
import { Loyalty } from "@camber/domain/loyalty"
import { PartPairs } from "@camber/domain/mating"
import { Chat, Navigation, NavigationDrawer, ToolboxBlade } from "@camber/domain/navigation"
import { UrlActions } from "@camber/domain/navigation/arrival"
import { NotificationCenter, layerToasts } from "@camber/domain/notifications"
import { OfflineQueue } from "@camber/domain/offline-queue"
import { layerOrders } from "@camber/domain/order"
import { OwnedParts } from "@camber/domain/owned-parts"
import { Http } from "@camber/domain/ports"
import { PromoCodes } from "@camber/domain/promotions"
import { PushPreferences, PushPrompt } from "@camber/domain/push"
import { Questions } from "@camber/domain/questions"
import { ProductFacts, Recommendations } from "@camber/domain/recommendations"
import { BlankPageReload, NotFoundSuggestions, Recovery } from "@camber/domain/recovery"
import { Reviews } from "@camber/domain/reviews"
import { Search, SearchStart, SearchSuggestions, ShopForVehicle } from "@camber/domain/search"
import { Session } from "@camber/domain/session"
import { EmailModal, Signup } from "@camber/domain/signup"
import { ThemePreference } from "@camber/domain/theme"
import { Privacy, TelemetryBus, RecommendationSink, Visit } from "@camber/domain/tracking"
import { Vehicles } from "@camber/domain/vehicle"
import { Profile, Visitor } from "@camber/domain/visitor"
import { Layer } from "effect"
import { createOfflineQueueGate } from "../../foundation/runtime/createOfflineQueueGate.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/**
 * Creates the visit's layer with the listeners to shopper events besides the collector: the shop's own recommendations, the advertisers'
 * tag where the page has it, and the third-party scripts of the settings.
 */
const createVisitLayer = (scripts: ScriptAddresses) =>
  Visit.layer.pipe(Layer.provide([RecommendationSink.layerFirstParty, layerGtag, layerObservingScripts(scripts), layerAdBlocker]))

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
const createVisitorLayer = (seed: Seed) =>
  Layer.mergeAll(
    layerAcquisition,
    layerFlags,
    layerGarage(seed.selected),
    layerHistory,
    Profile.layer,
    PromoCodes.layer,
    PushPreferences.layer,
    Session.layer,
    layerToasts,
    VisitorAudiences.layer,
    layerVisitorLocation
  ).pipe(Layer.provideMerge(Visitor.layer))

const shoppingLayer = Layer.mergeAll(
  Addresses.layer,
  Checkout.layer,
  ClassSheets.layer,
  ComparedProducts.layer,
  FitmentLookup.layer,
  InCart.layer,
  Lists.layer,
  MultiAdd.layer,
  OfflineParts.layer,
  OfflineQueue.layer,
  layerOrders,
  OwnedParts.layer,
  PartPairs.layer,
  ProductFacts.layer,
  Questions.layer,
  Recommendations.layer,
  Reviews.layer,
  SearchStart.layer,
  SearchSuggestions.layer,
  ShippingEstimates.layer,
  ShopForVehicle.layer
)

const accountLayer = Layer.mergeAll(
  AccountForms.layer,
  EmailModal.layer,
  NotificationCenter.layer,
  Privacy.layer,
  PushPrompt.layer,
  Signup.layer
)

const shellLayer = Layer.mergeAll(
  Banners.layer,
  BlankPageReload.layer,
  Chat.layer,
  Feedback.layer,
  FeedbackTab.layer,
  Install.layer,
  NavigationDrawer.layer,
  NotFoundSuggestions.layer,
  ToolboxBlade.layer,
  UrlActions.layer,
  layerVitals
)

/** All use cases over the ports alone, starting from the same seed as the stores. No layer fetches or stores anything before a command. */
export const appLayer = (seed: Seed) => {
  const queueGate = createOfflineQueueGate()
  return queueGate.connect.pipe(
    Layer.provideMerge(Layer.mergeAll(shoppingLayer, accountLayer, shellLayer, createVisitLayer(seed.settings.observingScripts ?? {}))),
    Layer.provideMerge(Layer.mergeAll(layerCart, Loyalty.layer)),
    Layer.provideMerge(Layer.merge(pageLayer, createVisitorLayer(seed))),
    Layer.provideMerge(Layer.effect(Http, Http)),
    Layer.provide(queueGate.layer),
    Layer.provide(TelemetryBus.layer)
  )
}
