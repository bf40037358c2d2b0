import type { MemoryServices } from "@camber/adapter-memory"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import type { JsonRequest } from "@camber/domain/ports"
import { signUpForPromo } from "@camber/domain/signup"

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
