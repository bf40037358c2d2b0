import type { UserStatus } from "../loyalty/model.ts"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import type { UserProfile } from "../../foundation/visitor/userProfile.ts"
import type { PromoAnswer, SignupExperiment, SignupStep } from "./model.ts"

/** Validates the digits of a phone number (SIGN-21 to SIGN-23). */
export const validatePhone = (
  digits: string,
  { requirePhoneNumber }: Pick<SignupExperiment, "requirePhoneNumber">
): ReadonlyArray<string> => {
  if (digits === "") return requirePhoneNumber ? ["Phone number is required"] : []
  return isPhoneNumber(digits) ? [] : ["Must be a 10 digit US phone number"]
}

/**
 * Parses the step of the URL parameter `signup`, ignoring letter case; null if the parameter is missing.
 *
 * Unknown values and `completed`, which a link cannot request, become the first step (SIGN-09, SIGN-10, GAP-27).
 */
export const parseSignupStep = (search: string): SignupStep | null => {
  const parameter = [...parseQueryString(search)].find(([name]) => name.toLowerCase() === "signup")
  if (parameter === undefined) return null
  return parameter[1].trim().toLowerCase() === "loyalty" ? "loyalty" : "email"
}

/** Data that determines whether a visitor may join. `userStatus` is from the loyalty link. */
export interface Membership extends Pick<UserProfile, "isLoyaltyRegisteredUser" | "isSpecialPriceEligible"> {
  readonly userStatus: UserStatus
}

const canJoin = ({ isLoyaltyRegisteredUser, isSpecialPriceEligible }: Membership): boolean =>
  !(isLoyaltyRegisteredUser || isSpecialPriceEligible)

/** Returns whether to offer joining when the form opens at the loyalty step (SIGN-28, GAP-33). */
export const shouldOfferLoyalty = (membership: Membership): boolean =>
  canJoin(membership) && (membership.userStatus === "eligible" || membership.userStatus === "not_loggedin")

/** Returns whether to offer joining after the email step, where the service decides for non-members (SIGN-13, SIGN-28, GAP-33). */
export const shouldOfferLoyaltyAfterSignup = (
  { showLoyaltyOptIn }: Pick<PromoAnswer, "showLoyaltyOptIn">,
  membership: Membership
): boolean => showLoyaltyOptIn && canJoin(membership)

/** Validity of a welcome code in days (SIGN-12, GAP-C75). */
export const WELCOME_CODE_DAYS = 90

/** Cookie after a successful sign-up in this browser (SIGN-29, CONST-07, GAP-44). */
export const HAS_ENROLLED_COOKIE = "HasEnrolled"
export const HAS_ENROLLED_DAYS = 3650

/** Cookie after the modal was shown (SIGN-34, GAP-25), with the default lifetime. */
export const EMAIL_MODAL_COOKIE = "EmailSignupModalShown"

/** Removes everything but digits (SIGN-24). A country code stays and makes the number invalid (GAP-30). */
export const stripNonDigits = (text: string): string => text.replace(/\D/g, "")

/** Returns whether the digits are empty or a ten-digit North American number, whose area code begins with 2 to 9 (SIGN-25). */
export const isPhoneNumber = (digits: string): boolean => digits === "" || /^[2-9]\d{9}$/.test(digits)

/** Formats ten digits as `(607) 555-0123`. Returns other lengths unchanged (SIGN-26). */
export const formatPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
