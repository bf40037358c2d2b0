import type { UserProfile } from "../userProfile.ts"
import { WebUserGuid } from "../model.ts"

/** Guid of the visitor in these tests. */
export const GUID = "0b9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"

/** Profile of a visitor without an account but with an email address. */
export const profileSample: UserProfile = {
  userGuid: WebUserGuid.make(GUID),
  emailAddress: "bea@example.com",
  firstName: null,
  lastName: null,
  userName: null,
  isRegistered: false,
  sopCustomerId: null,
  isSignedUpForEmails: false,
  zipCode: null,
  isInternational: false,
  isCustomerInternal: false,
  isSpecialPriceEligible: false,
  isLoyaltyBetaUser: false,
  isLoyaltyRegisteredUser: false,
  isBrowsingCustomerAuthorized: true
}
