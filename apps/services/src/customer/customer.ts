import { getFeatureFlags, userAudiences } from "@camber/domain/flags"
import { userProfile, type UserProfile, type WebUserGuid } from "@camber/domain/visitor"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { audiencesOf } from "./audiencesOf.ts"
import { flagsFor } from "./flagsFor.ts"
import { customerTypes } from "./types.ts"

/** The service behind /graphql/customer: who a visitor is, and what the shop shows them. */
export const customerSchema = ({ database }: Pick<Store, "database">) =>
  serviceSchema(customerTypes, {
    featureFlags: answering(getFeatureFlags, "featureFlags", async ({ appSpecificFeatureFlags, vin, webUserGuid }) =>
      flagsFor(database, appSpecificFeatureFlags, vin ?? webUserGuid ?? "")
    ),
    userAudiencesV2: answering(userAudiences, "userAudiencesV2", ({ webUserGuid }) => audiencesOf(database, webUserGuid)),
    userProfile: answering(userProfile, "userProfile", async ({ webUserGuid }) => anonymous(webUserGuid))
  })

/** There are no accounts yet: every visitor is one who has a guid and nothing else (VIS-01). */
const anonymous = (userGuid: WebUserGuid): typeof UserProfile.Encoded => ({
  userGuid,
  emailAddress: null,
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
})
