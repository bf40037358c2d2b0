import type { UserProfile } from "./userProfile.ts"

/** Who is looking, as far as it decides what the shop does. Null: the profile is not known yet. */
export interface TrackedVisitor {
  readonly isBot: boolean
  readonly isEmployee: boolean
  readonly profile: Pick<UserProfile, "isCustomerInternal" | "isRegistered"> | null
}

/** An employee's browser carries the cookie `ExcludeFromAnalytics=true` (VIS-19, VIS-106, GAP-C24). */
export const isEmployee = (excludeCookie: string | undefined): boolean => excludeCookie === "true"

/** The visitor has said that nothing is to be told of them; the services read the same cookie (GAP-41). */
export const hasOptedOut = (privacyCookie: string | undefined): boolean => privacyCookie === "refused"

/** A customer has an account and has signed in; everybody else is anonymous (VIS-01). */
export const isCustomer = ({ profile }: Pick<TrackedVisitor, "profile">): boolean => profile?.isRegistered === true

/** Events are told to analytics for shoppers alone (VIS-19, VIS-22, VIS-107). */
export const isAnalyzed = ({ isBot, isEmployee }: TrackedVisitor): boolean => !(isBot || isEmployee)

/** Interactions with recommendations are told for shoppers from outside the house (VIS-18, GAP-80). */
export const tracksRecommendations = (onlooker: TrackedVisitor): boolean =>
  isAnalyzed(onlooker) && onlooker.profile?.isCustomerInternal !== true

/** What feedback is tagged with (VIS-105). */
export const feedbackSource = ({ profile }: Pick<TrackedVisitor, "profile">): "internal" | "external" =>
  profile?.isCustomerInternal === true ? "internal" : "external"

/**
 * Whether verdicts, recommendations, what is told of a product beside the catalogue, and lists are fetched, and errors recorded: for
 * everybody but bots, signed in or not (VIS-22, VIS-108, VIS-109, VIS-111).
 */
export const isServedContent = ({ isBot }: Pick<TrackedVisitor, "isBot">): boolean => !isBot

/**
 * Whether scripts that track may load: the visitor is known, is no bot, and has refused neither by a privacy signal nor by word
 * (VIS-09, GAP-41).
 */
export const loadsTrackingScripts = (visitor: {
  readonly isBot: boolean
  readonly isHydrated: boolean
  readonly refusesTracking: boolean
  readonly hasRefusedConsent: boolean
}): boolean => visitor.isHydrated && !(visitor.isBot || visitor.refusesTracking || visitor.hasRefusedConsent)
