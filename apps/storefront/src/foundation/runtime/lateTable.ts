import { late, whole } from "./LateUseCases.ts"

const Flags = late(async () => whole((await import("@camber/domain/flags")).Flags))
const DeviceMessages = late(async ({ push }) => (await push()).messages)
const Profile = late(async () => whole((await import("@camber/domain/visitor")).Profile))
const PromoCodes = late(async () => whole((await import("@camber/domain/promotions")).PromoCodes))
const Loyalty = late(async () => whole((await import("@camber/domain/loyalty")).Loyalty), Flags)
const VisitorAudiences = late(async () => whole((await import("@camber/domain/flags")).VisitorAudiences))
// No command names these: others stand on them.
const Acquisition = late(async () => whole((await import("@camber/domain/acquisition")).Acquisition))
const Session = late(async () => whole((await import("@camber/domain/session")).Session))
const VisitorLocation = late(async () => whole((await import("@camber/domain/location")).VisitorLocation))

/**
 * Use-cases that nobody needs before the first sign of a person: a line names the module that brings one, and those of the table that it
 * stands on. Each comes with its first command, in a chunk of its own.
 */
export const lateTable = {
  Account: late(async () => whole((await import("@camber/domain/account")).Account), Profile),
  Addresses: late(async () => whole((await import("@camber/domain/addresses")).Addresses)),
  Arrival: late(async () => whole((await import("@camber/domain/navigation/arrival")).Arrival)),
  Banners: late(async () => whole((await import("@camber/domain/banners")).Banners), Flags, PromoCodes, VisitorAudiences),
  BeforeSearch: late(async () => whole((await import("@camber/domain/search")).BeforeSearch)),
  Chat: late(({ chat }) => chat()),
  Checkout: late(async () => whole((await import("@camber/domain/checkout")).Checkout), Acquisition, VisitorLocation),
  Desk: late(async () => whole((await import("@camber/domain/order-management")).Desk)),
  DeviceMessages,
  ComparedProducts: late(async () => whole((await import("@camber/domain/comparison")).ComparedProducts)),
  EmailModal: late(async () => whole((await import("@camber/domain/signup")).EmailModal), Acquisition, Flags, Loyalty, Profile, Session),
  Feedback: late(async () => whole((await import("@camber/domain/feedback")).Feedback), Profile),
  FeedbackTab: late(async () => whole((await import("@camber/domain/feedback")).FeedbackTab)),
  FitmentLookup: late(async () => whole((await import("@camber/domain/fitment")).FitmentLookup)),
  Flags,
  InCart: late(async () => whole((await import("@camber/domain/cart")).InCart)),
  Install: late(({ install }) => install(), Flags),
  KeptParts: late(async () => whole((await import("@camber/domain/catalog")).KeptParts)),
  Lists: late(async () => whole((await import("@camber/domain/lists")).Lists)),
  LostPage: late(async () => whole((await import("@camber/domain/recovery")).LostPage)),
  Loyalty,
  MultiAdd: late(async () => whole((await import("@camber/domain/cart")).MultiAdd)),
  NotificationCentre: late(({ notificationCentre }) => notificationCentre(), Flags),
  Outbox: late(({ outbox }) => outbox()),
  Orders: late(async () => whole((await import("@camber/domain/order")).Orders)),
  Privacy: late(async () => whole((await import("@camber/domain/tracking")).Privacy)),
  PushPrompt: late(async ({ push }) => (await push()).prompt, DeviceMessages),
  ProductFacts: late(async () => whole((await import("@camber/domain/recommendations")).ProductFacts), Flags, VisitorLocation),
  Profile,
  PromoCodes,
  Questions: late(async () => whole((await import("@camber/domain/questions")).Questions)),
  Recommendations: late(async () => whole((await import("@camber/domain/recommendations")).Recommendations), Flags),
  Reviews: late(async () => whole((await import("@camber/domain/reviews")).Reviews)),
  ShippingEstimates: late(async () => whole((await import("@camber/domain/location")).ShippingEstimates), Flags, VisitorLocation),
  SearchTerms: late(async () => whole((await import("@camber/domain/search")).SearchTerms)),
  ShopFor: late(async () => whole((await import("@camber/domain/search")).ShopFor)),
  Signup: late(async () => whole((await import("@camber/domain/signup")).Signup), Acquisition, Flags, Loyalty, Profile, Session),
  Staff: late(async () => whole((await import("@camber/domain/staff")).Staff)),
  ToolboxBlade: late(async () => whole((await import("@camber/domain/navigation")).ToolboxBlade)),
  Visit: late(({ visit }) => visit(), Acquisition, Flags, Profile, Session, VisitorLocation),
  VisitorAudiences,
  Vitals: late(({ vitals }) => vitals())
}
