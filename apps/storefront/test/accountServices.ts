import type { MemoryServices } from "@camber/adapter-memory"
import type { AccountOutcome } from "@camber/domain/account"
import { type UserProfile, WebUserGuid } from "@camber/domain/visitor"

const userGuid = WebUserGuid.make("11111111-1111-4111-8111-111111111111")

/** A customer and their signed-in browser. */
export const june: { readonly cookie: string; readonly profile: UserProfile } = {
  cookie: `WebUserGuid=${userGuid}`,
  profile: {
    userGuid,
    emailAddress: "june@example.com",
    firstName: "June",
    lastName: "Hale",
    userName: "june@example.com",
    isRegistered: true,
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
}

/** Fake services that know this customer and return the same response to every account form. `asked` contains their requests. */
export const accountServices = (world: { readonly profile: UserProfile | null; readonly outcome?: AccountOutcome }) => {
  const asked: Array<string> = []
  const memory: MemoryServices = {
    graphql: ({ operation }) => {
      if (operation !== "userProfile" || world.profile === null) return "away"
      asked.push(operation)
      return { data: { userProfile: world.profile } }
    },
    json: ({ path }) => {
      if (!path.startsWith("/api/account/") || world.outcome === undefined) return "away"
      asked.push(path)
      return { data: { outcome: world.outcome, next: null } }
    }
  }
  return { asked, memory }
}
