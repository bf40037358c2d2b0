import { defineLazyLayer, toLazyLayer } from "./LazyLayers.ts"

const Flags = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/flags")).Flags))
const DeviceMessages = defineLazyLayer(async ({ push }) => (await push()).messages)
const Profile = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/visitor")).Profile))
const PromoCodes = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/promotions")).PromoCodes))
const Loyalty = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/loyalty")).Loyalty), Flags)
const VisitorAudiences = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/flags")).VisitorAudiences))
// No command names these: others stand on them.
const Acquisition = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/acquisition")).Acquisition))
const Session = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/session")).Session))
const VisitorLocation = defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/location")).VisitorLocation))

/**
 * Use-cases that nobody needs before the first sign of a person: a line names the module that brings one, and those of the table that it
 * stands on. Each comes with its first command, in a chunk of its own.
 */
export const lazyLayerRegistry = {
  Account: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/account")).AccountForms), Profile),
  Addresses: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/addresses")).Addresses)),
  Arrival: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/navigation/arrival")).UrlActions)),
  Banners: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/banners")).Banners), Flags, PromoCodes, VisitorAudiences),
  BeforeSearch: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/search")).SearchStart)),
  Chat: defineLazyLayer(({ chat }) => chat()),
  Checkout: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/checkout")).Checkout), Acquisition, VisitorLocation),
  Desk: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/order-management")).OrderManagement)),
  DeviceMessages,
  ComparedProducts: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/comparison")).ComparedProducts)),
  EmailModal: defineLazyLayer(
    async () => toLazyLayer((await import("@camber/domain/signup")).EmailModal),
    Acquisition,
    Flags,
    Loyalty,
    Profile,
    Session
  ),
  Feedback: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/feedback")).Feedback), Profile),
  FeedbackTab: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/feedback")).FeedbackTab)),
  FitmentLookup: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/fitment")).FitmentLookup)),
  Flags,
  InCart: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/cart")).InCart)),
  Install: defineLazyLayer(({ install }) => install(), Flags),
  KeptParts: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/catalog")).OfflineParts)),
  Lists: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/lists")).Lists)),
  LostPage: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/recovery")).NotFoundSuggestions)),
  Loyalty,
  MultiAdd: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/cart")).MultiAdd)),
  NotificationCentre: defineLazyLayer(({ notificationCentre }) => notificationCentre(), Flags),
  Outbox: defineLazyLayer(({ outbox }) => outbox()),
  Orders: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/order")).Orders)),
  Privacy: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/tracking")).Privacy)),
  PushPrompt: defineLazyLayer(async ({ push }) => (await push()).prompt, DeviceMessages),
  ProductFacts: defineLazyLayer(
    async () => toLazyLayer((await import("@camber/domain/recommendations")).ProductFacts),
    Flags,
    VisitorLocation
  ),
  Profile,
  PromoCodes,
  Questions: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/questions")).Questions)),
  Recommendations: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/recommendations")).Recommendations), Flags),
  Reviews: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/reviews")).Reviews)),
  ShippingEstimates: defineLazyLayer(
    async () => toLazyLayer((await import("@camber/domain/location")).ShippingEstimates),
    Flags,
    VisitorLocation
  ),
  SearchTerms: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/search")).SearchSuggestions)),
  ShopFor: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/search")).ShopForVehicle)),
  Signup: defineLazyLayer(
    async () => toLazyLayer((await import("@camber/domain/signup")).Signup),
    Acquisition,
    Flags,
    Loyalty,
    Profile,
    Session
  ),
  Staff: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/staff")).Staff)),
  ToolboxBlade: defineLazyLayer(async () => toLazyLayer((await import("@camber/domain/navigation")).ToolboxBlade)),
  Visit: defineLazyLayer(({ visit }) => visit(), Acquisition, Flags, Profile, Session, VisitorLocation),
  VisitorAudiences,
  Vitals: defineLazyLayer(({ vitals }) => vitals())
}
