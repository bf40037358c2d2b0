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

/** Engine ids as an answer carries them: every key is there and null stands for unknown. */
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

const address = Schema.NullOr(Schema.String)

/**
 * One choice of a garage dropdown (GAR-29 to 31). `optionId` is the year itself or an id; 1 is 'Engine not listed', -1 'Engine swap'.
 * Models carry `vehicleBaseId` and addresses, stock engines `engineIds` and addresses.
 */
export const DropdownOption = Schema.Struct({
  displayName: Schema.String,
  optionId: Schema.Int,
  vehicleBaseId: Schema.NullOr(VehicleBaseId),
  shopUrl: address,
  searchUrl: address,
  customerProjectUrl: address,
  engineIds: Schema.NullOr(AnsweredEngineIds)
})
export interface DropdownOption extends Schema.Struct.Type<typeof DropdownOption.fields> {}

/** One choice of the engine picker. `optionId` is dash-separated: see `parseEngineOption`. */
export const EngineOption = Schema.Struct({
  displayName: Schema.String,
  optionId: Schema.String,
  engineIds: AnsweredEngineIds,
  shopUrl: address,
  searchUrl: address
})
export interface EngineOption extends Schema.Struct.Type<typeof EngineOption.fields> {}
