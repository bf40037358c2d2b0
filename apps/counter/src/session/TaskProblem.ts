import { Data } from "effect"

/** A task failed, and the staff member can read why. */
export class TaskProblem extends Data.TaggedError("TaskProblem")<{ readonly text: string }> {}

/** A staff call got no response, or the staff session has ended. */
export class StaffCallFailed extends Data.TaggedError("StaffCallFailed") {}

/** Fails with a text for the staff member. */
export const reject = (text: string) => new TaskProblem({ text })
