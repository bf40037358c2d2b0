import { Schema } from "effect"
import { WebUserGuid } from "./model.ts"

const text = Schema.NullOr(Schema.String)

/** A visitor's profile in the customer service, signed in or not (VIS-02, VIS-03). */
export const UserProfile = Schema.Struct({
  userGuid: WebUserGuid,
  emailAddress: text,
  firstName: text,
  lastName: text,
  userName: text,
  /** Whether the visitor has an account. An anonymous visitor only has a guid and a visitor id (VIS-01). */
  isRegistered: Schema.Boolean,
  /** The customer's number in the phone sales system. */
  sopCustomerId: text,
  isSignedUpForEmails: Schema.Boolean,
  zipCode: text,
  isInternational: Schema.Boolean,
  /** Whether the visitor is a member of the shop's staff. */
  isCustomerInternal: Schema.Boolean,
  /** Whether the visitor gets the special price and therefore no points. */
  isSpecialPriceEligible: Schema.Boolean,
  isLoyaltyBetaUser: Schema.Boolean,
  isLoyaltyRegisteredUser: Schema.Boolean,
  /** False if the session of a signed-in customer has expired (GAP-67). */
  isBrowsingCustomerAuthorized: Schema.Boolean
})
export interface UserProfile extends Schema.Struct.Type<typeof UserProfile.fields> {}
