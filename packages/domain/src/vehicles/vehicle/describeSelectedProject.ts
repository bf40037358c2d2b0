import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { withoutEngines } from "./answers.ts"
import { describeProject } from "./calls.ts"
import type { Project, SelectedProject } from "./model.ts"

/**
 * Returns a project with its catalog names. Drops engines that the catalog no longer contains, for example from an old cookie. Returns null
 * if the vehicle is unknown.
 */
export const describeSelectedProject = Effect.fnUntraced(function* (project: Project) {
  const { describeProject: whole } = yield* callService(describeProject, { project })
  if (whole !== null) return { project, description: whole } satisfies SelectedProject
  const car = withoutEngines(project)
  const description = car && (yield* callService(describeProject, { project: car })).describeProject
  return car && description && ({ project: car, description } satisfies SelectedProject)
})
