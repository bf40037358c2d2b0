import { OutOfStock, CartChangeRejected } from "@camber/domain/cart/commands"
import { HttpStatusError, InvalidResponse, Rejected, Unreachable } from "@camber/domain/ports"
import { Data, Effect } from "effect"
import type { DeskEvent } from "../desk/events.ts"

/** A task failed. The text explains the reason to the staff member. */
class TaskProblem extends Data.TaggedError("TaskProblem")<{ readonly text: string }> {}

/** A staff call got no response, or the staff session has ended. */
class StaffCallFailed extends Data.TaggedError("StaffCallFailed") {}

/** Fails with a text for the staff member. */
export const reject = (text: string) => new TaskProblem({ text })

/** Fails if a staff call returned null: no response, an error status, or a session that has ended. */
export const requireAnswer = <A, R>(call: Effect.Effect<A | null, never, R>): Effect.Effect<A, StaffCallFailed, R> =>
  Effect.flatMap(call, (answer) => (answer === null ? Effect.fail(new StaffCallFailed()) : Effect.succeed(answer)))

type Failed = Extract<DeskEvent, { readonly _tag: "TaskFailed" }>

const fail = (text: string, canRetry = false, isSignedOut = false): Failed => ({ _tag: "TaskFailed", text, canRetry, isSignedOut })

const unreachable = (origin: string): Failed => fail(`No answer from ${origin}. Ctrl+R tries again.`, true)

/** Describes an error to the staff member. Returns null for a failed staff call, because the state of the session explains it. */
export const describeFailure = (error: unknown, origin: string): Failed | null => {
  if (error instanceof StaffCallFailed) return null
  if (error instanceof TaskProblem) return fail(error.text)
  if (error instanceof Unreachable) return unreachable(origin)
  if (error instanceof OutOfStock) return fail(error.reason ?? "This part is out of stock.")
  if (error instanceof Rejected || error instanceof CartChangeRejected) return fail(error.reason ?? error.what)
  if (error instanceof HttpStatusError) return fail(`The shop answered with status ${error.status}. Ctrl+R tries again.`, true)
  if (error instanceof InvalidResponse) return fail("The shop runs a different version from this program. Update the program.")
  if (hasTag(error, "NoVisitorGuid")) return unreachable(origin)
  return fail(`Unexpected failure: ${error instanceof Error ? error.message : String(error)}`)
}

const hasTag = (error: unknown, tag: string): boolean =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === tag

/** Describes why a staff call failed. */
export const toFailedEvent = (state: "ended" | "refused" | "silent", origin: string): Failed =>
  state === "silent"
    ? unreachable(origin)
    : state === "ended"
      ? fail("Your session has ended. Sign in again: the call stays open.", false, true)
      : fail("The shop did not accept this. Ctrl+R tries again.", true)
