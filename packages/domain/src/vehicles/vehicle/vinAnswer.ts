import { Schema } from "effect"
import { AnsweredEngineIds } from "./dropdown.ts"
import { ModelYear, ProjectVehicle } from "./model.ts"
import { parseVin } from "./vin.ts"

/** A VIN with a correct check digit. It identifies one car, so it is sent but neither stored nor logged. */
export const Vin = Schema.String.check(
  Schema.makeFilter((text) => {
    const read = parseVin(text)
    return (read._tag === "Vin" && read.vin === text) || "a 17-character VIN with a correct check digit"
  })
).pipe(Schema.brand("Vin"))
export type Vin = typeof Vin.Type

/** The result of decoding a VIN, limited to vehicles in the catalog. */
export const VinAnswer = Schema.TaggedUnion({
  /** `engineIds` is set only if exactly one factory engine is possible. */
  VinFound: { vehicle: ProjectVehicle, engineIds: Schema.NullOr(AnsweredEngineIds) },
  /** A known vehicle that the catalog does not contain. */
  VinNotInCatalogue: { year: ModelYear, make: Schema.String, model: Schema.String },
  /** A well-formed VIN that no published decoding table covers. */
  VinUnknown: { year: ModelYear },
  /** The visitor exceeded the rate limit; retry after `seconds`. */
  VinTooOften: { seconds: Schema.Int }
})
export type VinAnswer = typeof VinAnswer.Type
