import type { UserStatus } from "../loyalty/model.ts"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import type { UserProfile } from "../../foundation/visitor/userProfile.ts"
import type { PromoAnswer, SignupExperiment, SignupStep } from "./model.ts"

/** What is wrong with a phone number's digits (SIGN-21 to SIGN-23). */
export const validatePhone = (
  digits: string,
  { requirePhoneNumber }: Pick<SignupExperiment, "requirePhoneNumber">
): ReadonlyArray<string> => {
  if (digits === "") return requirePhoneNumber ? ["Phone number is required"] : []
  return isPhoneNumber(digits) ? [] : ["Must be a 10 digit US phone number"]
}

/**
 * The step at which the address' `signup` opens the drawer, name and value in either letter case; null without it. What is no step, and
 * the last one, which cannot be had for the asking, is the first (SIGN-09, SIGN-10, GAP-27).
 */
export const parseSignupStep = (search: string): SignupStep | null => {
  const parameter = [...parseQueryString(search)].find(([name]) => name.toLowerCase() === "signup")
  if (parameter === undefined) return null
  return parameter[1].trim().toLowerCase() === "loyalty" ? "loyalty" : "email"
}

/** What decides whether somebody may still join the programme. `userStatus` is the loyalty link's. */
export interface Membership extends Pick<UserProfile, "isLoyaltyRegisteredUser" | "isSpecialPriceEligible"> {
  readonly userStatus: UserStatus
}

const isOutside = ({ isLoyaltyRegisteredUser, isSpecialPriceEligible }: Membership): boolean =>
  !(isLoyaltyRegisteredUser || isSpecialPriceEligible)

/** The programme is offered when the drawer opens at it: to those who may take part and do not yet (SIGN-28, GAP-33). */
export const shouldOfferLoyalty = (membership: Membership): boolean =>
  isOutside(membership) && (membership.userStatus === "eligible" || membership.userStatus === "not_loggedin")

/** After the email step the service decides, for those who do not take part yet (SIGN-13, SIGN-28, GAP-33). */
export const shouldOfferLoyaltyAfterSignup = (
  { showLoyaltyOptIn }: Pick<PromoAnswer, "showLoyaltyOptIn">,
  membership: Membership
): boolean => showLoyaltyOptIn && isOutside(membership)

/** Days for which a welcome code holds (SIGN-12, GAP-C75). */
export const WELCOME_CODE_DAYS = 90

/** A sign-up of this browser succeeded (SIGN-29, CONST-07, GAP-44). */
export const HAS_ENROLLED_COOKIE = "HasEnrolled"
export const HAS_ENROLLED_DAYS = 3650

/** The email sign-up modal was shown (SIGN-34, GAP-25). Kept for as long as a cookie that says nothing else. */
export const EMAIL_MODAL_COOKIE = "EmailSignupModalShown"

/** The digits of what was typed, as it is kept (SIGN-24). A country code stays, and makes the number invalid (GAP-30). */
export const stripNonDigits = (text: string): string => text.replace(/\D/g, "")

/** Ten digits of the North American plan, whose area codes begin with neither 0 nor 1; empty is valid too (SIGN-25). */
export const isPhoneNumber = (digits: string): boolean => digits === "" || /^[2-9]\d{9}$/.test(digits)

/** `(607) 555-0123`; other than ten digits come back as they are (SIGN-26). */
export const formatPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
