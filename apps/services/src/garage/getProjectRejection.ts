import { findInvalidAttempt, type ProjectRequest } from "@camber/domain/garage"
import { type Project, getProjectKind } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"

/** Why a project cannot be saved, in the shopper's words; null when it can (GAR-64, GAR-65). */
export const getProjectRejection = (reference: Reference, request: ProjectRequest, project: Project): string | null => {
  const attempt = findInvalidAttempt(request)
  if (attempt !== null) return attempts[attempt]
  if (getProjectKind(project) === "nothing") return "Choose a vehicle, a race car or an engine."
  const description = describeProject(reference, project)
  const { vehicleBaseId } = request
  const isKnown =
    description !== null &&
    (vehicleBaseId === null || vehicleBaseId === description.vehicleBaseId) &&
    // An engine alone is called by its name (GAR-18).
    (getProjectKind(project) !== "engine" || description.engine !== null)
  return isKnown ? null : "We no longer have this one. Please choose again."
}

const attempts = {
  partOfVehicle: "Choose a year, a make and a model.",
  vehicleAndRaceType: "Choose either a vehicle or a race car."
}
