import type { MemoryServices } from "@camber/adapter-memory"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import type { JsonRequest } from "@camber/domain/ports"
import { signUpForPromo } from "@camber/domain/signup"

/** The answer to somebody whose address is new. */
export const welcome = {
  success: true,
  publicSuccessMessage: "Check your email: we are sending your code.",
  publicErrorMessage: null,
  showLoyaltyOptIn: true
}

/** Services that take sign-ups, or answer otherwise by path, with a note of what they were sent. */
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
