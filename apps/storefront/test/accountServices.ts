import type { MemoryServices } from "@camber/adapter-memory"
import type { AccountOutcome } from "@camber/domain/account"
import { type UserProfile, WebUserGuid } from "@camber/domain/visitor"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import type { JsonRequest } from "@camber/domain/ports"
import { signUpForPromo } from "@camber/domain/signup"

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

/** The response for a new email address. */
export const welcome = {
  success: true,
  otuCode: "7KQ2-M9XD",
  otuCodeDaysUntilExpiration: 90,
  publicSuccessMessage: "Your code for $10 off one order of $50 or more is in your cart for 90 days. We emailed it to you too.",
  publicErrorMessage: null,
  showLoyaltyOptIn: true
}

/** Services that accept sign-ups, or return other responses by path. They record their requests. */
export const signupServices = (answers: Readonly<Record<string, unknown>> = {}) => {
  const sent: Array<JsonRequest> = []
  const json: MemoryServices["json"] = (request) => {
    sent.push(request)
    const answer = { [signUpForPromo.path]: welcome, [signUpForLoyalty.path]: { success: true, publicErrorMessage: null }, ...answers }[
      request.path
    ]
    return answer === undefined ? "away" : { data: answer }
  }
  return { json, bodies: (path: string) => sent.filter((request) => request.path === path).map(({ body }) => body) }
}
