import { Data, Effect } from "effect"

/** A task failed, and the staff member can read why. */
export class TaskProblem extends Data.TaggedError("TaskProblem")<{ readonly text: string }> {}

/** A staff call got no response, or the staff session has ended. */
export class StaffCallFailed extends Data.TaggedError("StaffCallFailed") {}

/** Fails with a text for the staff member. */
export const reject = (text: string) => new TaskProblem({ text })

/** Fails if a staff call returned null: no response, an error status, or a session that has ended. */
export const requireAnswer = <A, R>(call: Effect.Effect<A | null, never, R>): Effect.Effect<A, StaffCallFailed, R> =>
  Effect.flatMap(call, (answer) => (answer === null ? Effect.fail(new StaffCallFailed()) : Effect.succeed(answer)))
