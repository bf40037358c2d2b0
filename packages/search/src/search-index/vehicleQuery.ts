import type { Project, YmmBoost } from "@camber/domain/vehicle"
import type { ParsedQuery } from "../query-parser/index.ts"
import type { SearchIndex } from "./SearchIndex.ts"
import { isUnrestricted, includesId, type ApplicationColumns } from "./ApplicationColumns.ts"

/** The vehicle and engine of a query or a selected vehicle, by id. */
export interface VehicleQuery {
  readonly makeId: number | null
  /** Models of the vehicle; null means any. */
  readonly modelIds: ReadonlyArray<number> | null
  readonly from: number
  readonly to: number
  /** Engine families of the query with their weights, or otherwise those of the vehicle; null means any. */
  readonly series: ReadonlyMap<number, number> | null
  readonly isEngineNamed: boolean
  readonly raceTypeId: number | null
}

/** Returns the vehicle and engine of a query; null if it has neither. */
export const getVehicleQuery = (index: SearchIndex, { vehicle: car, engineFamilies: families, make }: ParsedQuery): VehicleQuery | null => {
  const named = new Map(
    families.flatMap(({ family, weight }) => {
      const id = index.seriesByName.get(family)
      return id === undefined ? [] : [[id, weight] as const]
    })
  )
  const found = car === null ? undefined : index.modelIdsByName.get(`${car.make}|${car.model}`.toLowerCase())
  const makeId = found?.makeId ?? (make === null || named.size > 0 ? null : (index.makeIdByName.get(make.toLowerCase()) ?? null))
  if (makeId === null && named.size === 0) return null
  const [from, to] = [car?.from ?? 0, car?.to ?? 9999]
  const sold = new Map<number, number>()
  const models =
    found === undefined || car === null
      ? []
      : [found, ...car.otherModels.flatMap(({ make: other, model }) => index.modelIdsByName.get(`${other}|${model}`.toLowerCase()) ?? [])]
  if (named.size === 0)
    for (const { modelId } of models)
      for (let year = from; year <= to; year++)
        for (const id of index.engineFamiliesByModelYear.get(`${modelId}|${year}`) ?? []) sold.set(id, 1)
  const series = named.size > 0 ? named : sold.size > 0 ? sold : null
  return {
    makeId: models.every((one) => one.makeId === makeId) ? makeId : ANY_MAKE,
    modelIds: models.length === 0 ? null : models.map(({ modelId }) => modelId),
    from,
    to,
    series,
    isEngineNamed: named.size > 0,
    raceTypeId: null
  }
}

/** Make of a model name that several makes share. Real ids start at 2. */
const ANY_MAKE = 0

/**
 * Scores by fit: for products made for the vehicle, for its engine or for any vehicle, products without applications, and products for
 * other vehicles.
 */
export const fitScores = { car: 1, engine: 0.9, universal: 0.55, unknown: 0.3, other: 0 } as const

/** Scores how well a product fits, by its best application. */
export const scoreFit = ({ applications }: SearchIndex, wanted: VehicleQuery, ordinal: number): number => {
  const [from, to] = [applications.starts[ordinal]!, applications.starts[ordinal + 1]!]
  let best: number = from === to ? fitScores.unknown : fitScores.other
  for (let at = from; at < to; at++) best = Math.max(best, scoreApplication(applications, at, wanted))
  return best
}

const scoreApplication = (
  { from, makeIds, models, races, series: named, to }: ApplicationColumns,
  at: number,
  { from: first, isEngineNamed, makeId, modelIds, raceTypeId, series, to: last }: VehicleQuery
): number => {
  if (raceTypeId !== null && !isUnrestricted(races, at)) return includesId(races, at, raceTypeId) ? fitScores.car : fitScores.other
  const engine = isUnrestricted(named, at) || series === null ? null : bestSeries(named, at, series)
  if (engine === 0) return fitScores.other
  const [make, earliest, latest] = [makeIds[at]!, from[at]!, to[at]!]
  if (make !== NO_MAKE && makeId !== null) {
    if (makeId !== ANY_MAKE && make !== makeId) return fitScores.other
    if (modelIds !== null && !modelIds.some((id) => includesId(models, at, id))) return fitScores.other
    if (earliest > last || latest < first) return fitScores.other
    const whole = Math.min(latest, last) - Math.max(earliest, first) >= last - first ? 0 : 0.05
    return isEngineNamed && engine === null ? 0.8 : fitScores.car - whole
  }
  // The application names a vehicle, but the query does not.
  if (make !== NO_MAKE) return engine === null ? fitScores.unknown : fitScores.engine * (0.7 + 0.3 * engine)
  if (engine !== null) return isEngineNamed ? 0.7 + 0.3 * engine : fitScores.engine
  return isUnrestricted(races, at) ? fitScores.universal : fitScores.unknown
}

/** Make of an application that names none. */
const NO_MAKE = 0

const bestSeries = (
  { members, starts }: ApplicationColumns["series"],
  application: number,
  series: ReadonlyMap<number, number>
): number => {
  let best = 0
  for (let at = starts[application]!; at < starts[application + 1]!; at++) best = Math.max(best, series.get(members[at]!) ?? 0)
  return best
}

/** Converts the selected vehicle; null if it has no vehicle, engine or race type. */
export const toVehicleQuery = (project: Project | null): VehicleQuery | null => {
  const vehicle = project?.vehicle
  const series = project?.engineIds?.engineSeriesId
  if (vehicle === undefined && series === undefined && project?.raceTypeId === undefined) return null
  return {
    makeId: vehicle?.makeId ?? null,
    modelIds: vehicle === undefined ? null : [vehicle.modelId],
    from: vehicle?.year ?? 0,
    to: vehicle?.year ?? 9999,
    series: series === undefined ? null : new Map([[series, 1]]),
    isEngineNamed: series !== undefined,
    raceTypeId: project?.raceTypeId ?? null
  }
}

/** Converts a selected vehicle from its names. */
export const boostToVehicleQuery = ({ make, model, raceTypeId, year }: YmmBoost, { modelIdsByName }: SearchIndex): VehicleQuery | null => {
  const found = make === null || model === null || year === null ? undefined : modelIdsByName.get(`${make}|${model}`.toLowerCase())
  if (found === undefined && raceTypeId === null) return null
  return {
    makeId: found?.makeId ?? null,
    modelIds: found === undefined ? null : [found.modelId],
    from: year ?? 0,
    to: year ?? 9999,
    series: null,
    isEngineNamed: false,
    raceTypeId
  }
}
