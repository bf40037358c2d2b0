import type { UserProfile } from "./userProfile.ts"

/** Properties of the visitor that determine tracking and content. `profile` is null until known. */
export interface TrackedVisitor {
  readonly isBot: boolean
  readonly isEmployee: boolean
  readonly profile: Pick<UserProfile, "isCustomerInternal" | "isRegistered"> | null
}

/** Returns true for an employee's browser, which has the cookie `ExcludeFromAnalytics=true` (VIS-19, VIS-106, GAP-C24). */
export const isEmployee = (excludeCookie: string | undefined): boolean => excludeCookie === "true"

/** Returns true if the visitor opted out of tracking. The services read the same cookie (GAP-41). */
export const hasOptedOut = (privacyCookie: string | undefined): boolean => privacyCookie === "refused"

/** Returns true for a signed-in customer. All others are anonymous (VIS-01). */
export const isCustomer = ({ profile }: Pick<TrackedVisitor, "profile">): boolean => profile?.isRegistered === true

/** Returns true if analytics events may be sent, which excludes bots and employees (VIS-19, VIS-22, VIS-107). */
export const isAnalyzed = ({ isBot, isEmployee }: TrackedVisitor): boolean => !(isBot || isEmployee)

/** Returns true if recommendation interactions may be sent, which also excludes internal customers (VIS-18, GAP-80). */
export const tracksRecommendations = (onlooker: TrackedVisitor): boolean =>
  isAnalyzed(onlooker) && onlooker.profile?.isCustomerInternal !== true

/** Returns the source tag of feedback (VIS-105). */
export const feedbackSource = ({ profile }: Pick<TrackedVisitor, "profile">): "internal" | "external" =>
  profile?.isCustomerInternal === true ? "internal" : "external"

/**
 * Returns true if verdicts, recommendations, product facts and lists are fetched and errors recorded: for everyone except bots (VIS-22,
 * VIS-108, VIS-109, VIS-111).
 */
export const isServedContent = ({ isBot }: Pick<TrackedVisitor, "isBot">): boolean => !isBot

/**
 * Returns true if tracking scripts may load: the visitor is known, not a bot, and has not opted out by privacy signal or setting (VIS-09,
 * GAP-41).
 */
export const loadsTrackingScripts = (visitor: {
  readonly isBot: boolean
  readonly isHydrated: boolean
  readonly refusesTracking: boolean
  readonly hasRefusedConsent: boolean
}): boolean => visitor.isHydrated && !(visitor.isBot || visitor.refusesTracking || visitor.hasRefusedConsent)

/** Returns true for `localhost` and loopback IP addresses, without a port. */
const isLocalHost = (host: string): boolean => /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)

/** Returns true if the host contains qa or localhost (VIS-25). Only used as a property of events (GAP-C61). */
export const isTestEnvironment = (host: string): boolean => /qa|localhost/i.test(host)

/**
 * Returns true if third parties may receive the visitor's identity. On a local host the identity is test data (VIS-24, VIS-110, GAP-C22).
 */
export const sharesWithThirdParties = (host: string): boolean => !isLocalHost(host)

/** Returns the host of an origin such as `http://localhost:3000`, without its port. */
export const getHost = (origin: string): string => origin.replace(/^[a-z]+:\/\//i, "").replace(/:\d+$/, "")
