import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { withoutEngines } from "./answers.ts"
import { describeProject } from "./calls.ts"
import type { Project, SelectedProject } from "./model.ts"

/**
 * A project with what the catalogue calls it. An engine that it does not know, for instance of a cookie from before a change, is left out;
 * null where it does not know the car.
 */
export const describeSelectedProject = Effect.fnUntraced(function* (project: Project) {
  const { describeProject: whole } = yield* callService(describeProject, { project })
  if (whole !== null) return { project, description: whole } satisfies SelectedProject
  const car = withoutEngines(project)
  const description = car && (yield* callService(describeProject, { project: car })).describeProject
  return car && description && ({ project: car, description } satisfies SelectedProject)
})
