import { getFeatureFlags, userAudiences } from "@camber/domain/flags"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import { userProfile, type UserProfile, type WebUserGuid } from "@camber/domain/visitor"
import { getAudiences } from "../flags/createFlagsResolver.ts"
import { createFlagsResolver } from "../flags/createFlagsResolver.ts"
import { isMember } from "../rewards/readPoints.ts"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { isSubscribed } from "../signup/addresses.ts"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Returns the fields of a profile that come from the account; empty if there is no account. They are not secret to the caller, because only
 * an account's own sessions know its GUID.
 */
const getCustomerNames = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<Partial<typeof UserProfile.Encoded>> => {
  const account = await database
    .selectFrom("account")
    .select(["email", "first_name", "last_name", "roles", "has_special_price"])
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirst()
  if (account === undefined) return {}
  return {
    isRegistered: true,
    emailAddress: account.email,
    userName: account.email,
    firstName: account.first_name || null,
    lastName: account.last_name || null,
    isSpecialPriceEligible: account.has_special_price,
    isCustomerInternal: account.roles.includes("internal")
  }
}

/** Creates the schema behind /graphql/customer: the visitor's profile, flags, audiences and banners. */
export const customerSchema = ({ database }: Pick<ResolverContext, "database">) =>
  createServiceSchema(getServiceTypes("customer"), {
    featureFlags: createResolver(getFeatureFlags, "featureFlags", async ({ appSpecificFeatureFlags, vin, webUserGuid }) =>
      createFlagsResolver(database, appSpecificFeatureFlags, vin ?? webUserGuid ?? "", webUserGuid)
    ),
    userAudiencesV2: createResolver(userAudiences, "userAudiencesV2", ({ webUserGuid }) => getAudiences(database, webUserGuid)),
    userProfile: createResolver(userProfile, "userProfile", async ({ webUserGuid }, { hasSessionEnded }) => ({
      ...anonymous(webUserGuid),
      ...(await getCustomerNames(database, webUserGuid)),
      isBrowsingCustomerAuthorized: !hasSessionEnded,
      isSignedUpForEmails: await isSubscribed(database, webUserGuid),
      isLoyaltyRegisteredUser: await isMember(database, webUserGuid)
    }))
  })

/** Returns the profile of a visitor who has only a GUID (VIS-01). */
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
