import { Schema } from "effect"
import { WebUserGuid } from "./model.ts"

const text = Schema.NullOr(Schema.String)

/** What the customer service holds of a visitor, signed in or not (VIS-02, VIS-03). */
export const UserProfile = Schema.Struct({
  userGuid: WebUserGuid,
  emailAddress: text,
  firstName: text,
  lastName: text,
  userName: text,
  /** Has an account. An anonymous visitor has a guid and a visitor id alone (VIS-01). */
  isRegistered: Schema.Boolean,
  /** The customer's number in the phone staff's system. */
  sopCustomerId: text,
  isSignedUpForEmails: Schema.Boolean,
  zipCode: text,
  isInternational: Schema.Boolean,
  /** Belongs to the shop's own house. */
  isCustomerInternal: Schema.Boolean,
  /** Buys at the special price, so gets no points. */
  isSpecialPriceEligible: Schema.Boolean,
  isLoyaltyBetaUser: Schema.Boolean,
  isLoyaltyRegisteredUser: Schema.Boolean,
  /** False: the session of a customer who was signed in is over (GAP-67). */
  isBrowsingCustomerAuthorized: Schema.Boolean
})
export interface UserProfile extends Schema.Struct.Type<typeof UserProfile.fields> {}
