import { ACCOUNT_PAGES, secondFactor, signIn, signInCode } from "@camber/domain/account"
import { callRest } from "@camber/domain/ports"
import { hasStaffRight, staffWaiting } from "@camber/domain/staff"
import { logOut } from "@camber/domain/visitor"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import { reject, requireAnswer } from "./describeFailure.ts"

const outcomeTexts = {
  refused: "Wrong email address, password or code.",
  expired: "The sign-in took too long. Press Esc and start again.",
  busy: "Too many attempts. Try again in a few minutes.",
  invalid: "Wrong email address, password or code."
} as const

const describeOutcome = (outcome: string): string =>
  outcome in outcomeTexts ? outcomeTexts[outcome as keyof typeof outcomeTexts] : `Sign-in failed: ${outcome}.`

/** Only staff can read the counts of open work, and only some roles can take orders. */
const requireStaff = Effect.fnUntraced(function* (email: string) {
  const waiting = yield* callRest(staffWaiting)
  if (waiting === null) return yield* reject("This account has no staff role. Ask the owner to run: pnpm staff add EMAIL orders.")
  if (!hasStaffRight(waiting.role, "orders"))
    return yield* reject("Your role does not include the phone desk. Ask an owner for the role Orders.")
  return { _tag: "SignedIn", email } satisfies Result
})

/** Signs in with a password. An account with a second factor needs its code next. */
export const signInWithPassword = Effect.fnUntraced(function* (email: string, password: string) {
  const answer = yield* requireAnswer(callRest(signIn, { emailAddress: email, password }))
  if (answer.outcome !== "done") return yield* reject(describeOutcome(answer.outcome))
  if (answer.next === ACCOUNT_PAGES.code) return { _tag: "CodeRequired", email } satisfies Result
  if (answer.next === ACCOUNT_PAGES.factor) return yield* reject("Set up your second factor in the browser first.")
  return yield* requireStaff(email)
})

/** Completes a sign-in with the code of the authenticator app, or a recovery code. */
export const signInWithCode = Effect.fnUntraced(function* (email: string, code: string) {
  const answer = yield* requireAnswer(callRest(signInCode, { code: code.trim() }))
  return answer.outcome === "done" ? yield* requireStaff(email) : yield* reject(describeOutcome(answer.outcome))
})

/** Ends the staff session. If the shop does not respond, the session ends when it expires. */
export const signOut = Effect.asVoid(callRest(logOut))

/** Why a staff call failed: `ended` if the session is over, `silent` if the shop does not answer, `refused` otherwise. */
export const findStaffState = Effect.map(callRest(secondFactor), (factor) =>
  factor === null ? "silent" : factor.state === "stranger" ? "ended" : "refused"
)
