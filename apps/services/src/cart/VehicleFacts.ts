import { EngineIds, type Project, ProjectVehicle, RaceTypeId, SelectedFacet } from "@camber/domain/vehicle"
import { Schema } from "effect"

const MAX_FACTS = 40
const MAX_NAME_LENGTH = 100

const Name = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_NAME_LENGTH))

/**
 * Everything known about the shopper's vehicle, as ids of this shop. The caller receives these facts from `find_vehicle`, or with the
 * chosen answer to a question, and passes them back unchanged.
 */
export const VehicleFacts = Schema.Struct({
  vehicle: Schema.optionalKey(ProjectVehicle),
  raceTypeId: Schema.optionalKey(RaceTypeId),
  engineIds: Schema.optionalKey(EngineIds),
  isStockEngine: Schema.optionalKey(Schema.Boolean),
  stockEngineIds: Schema.optionalKey(EngineIds),
  facets: Schema.optionalKey(Schema.Array(Schema.Struct({ ...SelectedFacet.fields, name: Name })).check(Schema.isMaxLength(MAX_FACTS))),
  declined: Schema.optionalKey(Schema.Array(Name).check(Schema.isMaxLength(MAX_FACTS)))
}).annotate({
  description: "What is known about the vehicle. Take it from find_vehicle or from a question's choice, and pass it back unchanged."
})
export interface VehicleFacts extends Schema.Struct.Type<typeof VehicleFacts.fields> {}

/** Converts facts to the project that the shop's rules evaluate. */
export const toProject = (facts: VehicleFacts | undefined): Project => ({ facets: [], declined: [], ...facts })

/** Converts a project to facts. Leaves out the project's id and paint, which do not affect fitment. */
export const toFacts = (project: Project): VehicleFacts => {
  const { declined, engineIds, facets, isStockEngine, raceTypeId, stockEngineIds, vehicle } = project
  return {
    ...(vehicle && { vehicle }),
    ...(raceTypeId !== undefined && { raceTypeId }),
    ...(engineIds && { engineIds }),
    ...(isStockEngine !== undefined && { isStockEngine }),
    ...(stockEngineIds && { stockEngineIds }),
    ...(facets.length > 0 && { facets }),
    ...(declined.length > 0 && { declined })
  }
}
