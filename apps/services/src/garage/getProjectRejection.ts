import { findInvalidAttempt, type ProjectRequest } from "@camber/domain/garage"
import { type Project, getProjectKind } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"

/** Returns the message to the shopper why a project cannot be saved, or null if it can (GAR-64, GAR-65). */
export const getProjectRejection = (reference: Reference, request: ProjectRequest, project: Project): string | null => {
  const attempt = findInvalidAttempt(request)
  if (attempt !== null) return attempts[attempt]
  if (getProjectKind(project) === "nothing") return "Choose a vehicle, a race car or an engine."
  const description = describeProject(reference, project)
  const { vehicleBaseId } = request
  const isKnown =
    description !== null &&
    (vehicleBaseId === null || vehicleBaseId === description.vehicleBaseId) &&
    // A bare engine needs a name, because it is displayed by it (GAR-18).
    (getProjectKind(project) !== "engine" || description.engine !== null)
  return isKnown ? null : "We no longer list this one. Choose again."
}

const attempts = {
  partOfVehicle: "Choose a year, a make and a model.",
  vehicleAndRaceType: "Choose either a vehicle or a race car."
}
