import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { type JobPlan, jobPlan } from "./calls.ts"
import type { JobAddress } from "./jobAddress.ts"

/** A job, the inputs of its address, and the selected project. */
export interface JobRequest extends Pick<JobAddress, "answers" | "marked"> {
  readonly slug: string
  readonly project: Project | null
}

/** Loads a plan for the car alone, for a page that is the same for all visitors. Null for an unknown job. */
export const loadSharedJobPlan = ({ answers, marked, project, slug }: JobRequest): Effect.Effect<JobPlan | null, CallError, Http> =>
  Effect.map(callService(jobPlan, { slug, project, answers, marked, webUserGuid: null }), (answer) => answer.jobPlan)

/** Loads a plan that includes the parts that the visitor has. Null for an unknown job; `noResponse` after a failure, which is logged. */
export const loadOwnJobPlan = ({
  answers,
  marked,
  project,
  slug
}: JobRequest): Effect.Effect<JobPlan | "noResponse" | null, never, Http | Visitor> =>
  Effect.gen(function* () {
    const visitor = yield* Visitor
    return yield* callServiceAsVisitor(
      visitor,
      Effect.flatMap(visitor.guid, (webUserGuid) => callService(jobPlan, { slug, project, answers, marked, webUserGuid }))
    )
  }).pipe(
    Effect.map((answer) => answer.jobPlan),
    Effect.tapError((error) => Effect.logError("Failed to plan a job", error)),
    Effect.orElseSucceed(() => "noResponse" as const)
  )
