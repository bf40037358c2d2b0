import { Schema } from "effect"
import { AnsweredEngineIds } from "./dropdown.ts"
import { ModelYear, ProjectVehicle } from "./model.ts"
import { parseVin } from "./vin.ts"

/** 17 characters whose check digit is right. It belongs to one car: it is asked about, and neither stored nor logged. */
export const Vin = Schema.String.check(
  Schema.makeFilter((text) => {
    const read = parseVin(text)
    return (read._tag === "Vin" && read.vin === text) || "17 characters of a VIN with its check digit"
  })
).pipe(Schema.brand("Vin"))
export type Vin = typeof Vin.Type

/** What a VIN says of its car, as far as the catalogue sells parts for it. */
export const VinAnswer = Schema.TaggedUnion({
  /** `engineIds` are those of the one engine that the car can have been built with; null where there is more than one, or none is known. */
  VinFound: { vehicle: ProjectVehicle, engineIds: Schema.NullOr(AnsweredEngineIds) },
  /** A known car that the catalogue does not have. */
  VinNotInCatalogue: { year: ModelYear, make: Schema.String, model: Schema.String },
  /** The number is well-formed, and no maker has told what it means. */
  VinUnknown: { year: ModelYear },
  /** This visitor asks too often; `seconds` until the next answer. */
  VinTooOften: { seconds: Schema.Int }
})
export type VinAnswer = typeof VinAnswer.Type
