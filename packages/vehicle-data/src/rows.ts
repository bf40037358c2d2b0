/*
 * Rows of the vehicle tables, with the names of their columns. The seed of the services declares the same rows; the compiler compares
 * both types where the shop passes these rows to the seed.
 */

export interface MakeRow {
  readonly make_id: number
  readonly name: string
  readonly slug: string
  readonly is_prioritized: boolean
}

export interface ModelRow {
  readonly model_id: number
  readonly make_id: number
  readonly name: string
  readonly slug: string
  readonly vehicle_type: string
  readonly popularity: number
}

export interface BaseVehicleRow {
  readonly vehicle_base_id: number
  readonly year: number
  readonly make_id: number
  readonly model_id: number
  readonly body_styles: ReadonlyArray<string>
}

/** Name of an engine part. `part` is the domain's name of its id, for example `engineSeriesId`. */
export interface EnginePartRow {
  readonly part: string
  readonly id: number
  readonly name: string
}

/** The ten ids of an engine. */
export interface EngineColumns {
  readonly engine_manufacturer_id: number
  readonly engine_make_id: number
  readonly engine_series_id: number
  readonly engine_configuration_id: number
  readonly engine_qualifier_id: number
  readonly engine_version_id: number
  readonly engine_displacement_id: number
  readonly engine_code_id: number
  readonly engine_camshaft_type_id: number
  readonly engine_fuel_system_id: number
}

export interface EngineRow extends EngineColumns {
  readonly engine_id: number
  readonly display_name: string
  readonly displacement_l: number | null
  readonly cylinders: number | null
  readonly configuration: string
}

export interface VehicleEngineRow {
  readonly vehicle_base_id: number
  readonly engine_id: number
}

export interface EngineFamilyRow {
  readonly series_id: number
  readonly slug: string
  readonly name: string
  readonly manufacturer_id: number
  readonly make_id: number
  readonly configuration_id: number
  readonly displacement_ids: ReadonlyArray<number>
  readonly year_from: number
  readonly year_to: number
  readonly popularity: number
}

export interface RaceTypeRow {
  readonly race_type_id: number
  readonly slug: string
  readonly name: string
  readonly short_name: string
  readonly discipline: string
  readonly surface: string
}
