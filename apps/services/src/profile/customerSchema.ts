import { getFeatureFlags, userAudiences } from "@camber/domain/flags"
import { typesOf } from "@camber/domain/registry/graphql"
import { userProfile, type UserProfile, type WebUserGuid } from "@camber/domain/visitor"
import { audiencesOf } from "../flags/audiencesOf.ts"
import { flagsFor } from "../flags/flagsFor.ts"
import { isMember } from "../rewards/balanceOf.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { isSubscribed } from "../signup/addresses.ts"
import { namesOf } from "./getCustomerNames.ts"

/** The service behind /graphql/customer: who a visitor is, and what the shop shows them. */
export const customerSchema = ({ database }: Pick<Store, "database">) =>
  serviceSchema(typesOf("customer"), {
    featureFlags: answering(getFeatureFlags, "featureFlags", async ({ appSpecificFeatureFlags, vin, webUserGuid }) =>
      flagsFor(database, appSpecificFeatureFlags, vin ?? webUserGuid ?? "", webUserGuid)
    ),
    userAudiencesV2: answering(userAudiences, "userAudiencesV2", ({ webUserGuid }) => audiencesOf(database, webUserGuid)),
    userProfile: answering(userProfile, "userProfile", async ({ webUserGuid }, { hasSessionEnded }) => ({
      ...anonymous(webUserGuid),
      ...(await namesOf(database, webUserGuid)),
      isBrowsingCustomerAuthorized: !hasSessionEnded,
      isSignedUpForEmails: await isSubscribed(database, webUserGuid),
      isLoyaltyRegisteredUser: await isMember(database, webUserGuid)
    }))
  })

/** A visitor who has a guid and nothing else (VIS-01). */
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
