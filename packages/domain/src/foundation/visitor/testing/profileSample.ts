import type { UserProfile } from "../userProfile.ts"
import { WebUserGuid } from "../model.ts"
import { GUID } from "./guid.ts"

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
