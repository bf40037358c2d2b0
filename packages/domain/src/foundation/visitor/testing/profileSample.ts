import type { UserProfile } from "../userProfile.ts"
import { WebUserGuid } from "../model.ts"
import { GUID } from "./guid.ts"

/** A visitor without an account, of whom an address is known. */
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
