import { Schema, SchemaGetter } from "effect"
import { EngineIds, VehicleBaseId, WireId } from "./model.ts"

const id = Schema.NullOr(WireId)
const EngineIdsOnWire = Schema.Struct({
  engineManufacturerId: id,
  engineMakeId: id,
  engineSeriesId: id,
  engineConfigurationId: id,
  engineQualifierId: id,
  engineVersionId: id,
  engineDisplacementId: id,
  engineCodeId: id,
  engineCamshaftTypeId: id,
  engineFuelSystemId: id
})

/** Engine ids in a response: every key is present, and null means unknown. */
export const AnsweredEngineIds = EngineIdsOnWire.pipe(
  Schema.decodeTo(EngineIds, {
    decode: SchemaGetter.transform((ids) => Object.fromEntries(Object.entries(ids).filter(([, value]) => value !== null))),
    encode: SchemaGetter.transform((ids) => ({
      engineManufacturerId: ids.engineManufacturerId ?? null,
      engineMakeId: ids.engineMakeId ?? null,
      engineSeriesId: ids.engineSeriesId ?? null,
      engineConfigurationId: ids.engineConfigurationId ?? null,
      engineQualifierId: ids.engineQualifierId ?? null,
      engineVersionId: ids.engineVersionId ?? null,
      engineDisplacementId: ids.engineDisplacementId ?? null,
      engineCodeId: ids.engineCodeId ?? null,
      engineCamshaftTypeId: ids.engineCamshaftTypeId ?? null,
      engineFuelSystemId: ids.engineFuelSystemId ?? null
    }))
  })
)

const url = Schema.NullOr(Schema.String)

/**
 * One option of a garage dropdown (GAR-29 to 31). `optionId` is a year or an id; 1 is 'Engine not listed', -1 'Engine swap'. Models have
 * `vehicleBaseId` and URLs; stock engines have `engineIds` and URLs.
 */
export const DropdownOption = Schema.Struct({
  displayName: Schema.String,
  optionId: Schema.Int,
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  shopUrl: url,
  searchUrl: url,
  customerProjectUrl: url,
  engineIds: Schema.NullOr(AnsweredEngineIds)
})
export interface DropdownOption extends Schema.Struct.Type<typeof DropdownOption.fields> {}

/** One option of the engine picker. `parseEngineOption` decodes the dash-separated `optionId`. */
export const EngineOption = Schema.Struct({
  displayName: Schema.String,
  optionId: Schema.String,
  engineIds: AnsweredEngineIds,
  shopUrl: url,
  searchUrl: url
})
export interface EngineOption extends Schema.Struct.Type<typeof EngineOption.fields> {}
