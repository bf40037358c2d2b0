import {
  type Application,
  type EngineCondition,
  type FacetCondition,
  type NamedId,
  type VehicleRange,
  countHeld,
  weighReports
} from "@camber/domain/fitment"
import { type EngineIds, MakeId, ModelId, ModelYear, getVehicleLabel, type ProjectDescription, RaceTypeId } from "@camber/domain/vehicle"
import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { engineParts, type Reference } from "../reference/Reference.ts"

export type ApplicationRow = Selectable<Tables["application"]>

type Several<A> = readonly [A, ...Array<A>]

/** Converts a list to a condition. A missing or empty list means no condition, so the result is undefined. */
const several = <A>(values: ReadonlyArray<A> | null | undefined): Several<A> | undefined => {
  const [first, ...others] = values ?? []
  return first === undefined ? undefined : [first, ...others]
}

/**
 * Converts a row to an application with the names of its ids. The rows are well-formed, because the importer writes no other rows. `car`
 * selects the fit reports of other buyers with the same car.
 */
export const toApplication = (row: ApplicationRow, reference: Reference, car: ProjectDescription | null = null): Application => {
  const vehicle = getRange(row, reference)
  const engine = getEngine(row, reference)
  const raceTypes = several(
    row.race_type_ids?.map((id) => ({ id: RaceTypeId.make(id), name: reference.raceTypes.byId.get(id)?.short_name ?? "" }))
  )
  return {
    applicationId: row.application_id,
    scope: row.scope,
    decidedBy: row.decided_by,
    ...(vehicle && { vehicle }),
    ...(engine && { engine }),
    ...(raceTypes && { raceTypes }),
    facets: getFacets(row, reference),
    ...(row.position !== null && { position: row.position }),
    options: row.options.flatMap(({ name, values }) => {
      const accepted = several(values)
      return accepted === undefined ? [] : [{ name, values: accepted }]
    }),
    note: row.note,
    source: row.source,
    sourceDate: row.source_date,
    ...reportsOn(row, reference, car)
  }
}

const reportsOn = (
  { application_id }: ApplicationRow,
  { reports }: Reference,
  car: ProjectDescription | null
): ReturnType<typeof weighReports> & ReturnType<typeof countHeld> => {
  const reported = reports.get(application_id)
  if (reported === undefined) return {}
  const ofCar = car === null ? undefined : reported.byCar.get(getVehicleLabel(car).vehicle)
  return { ...weighReports({ confirmed: reported.confirmed, ...(ofCar ?? { reporters: 0, buyers: 0 }) }), ...countHeld(reported) }
}

const getRange = ({ make_id, model_ids, year_from, year_to }: ApplicationRow, { vehicles }: Reference): VehicleRange | undefined => {
  const models = several(model_ids?.map((id) => ({ id: ModelId.make(id), name: vehicles.modelById.get(id)?.name ?? "" })))
  if (make_id === null || year_from === null || year_to === null || models === undefined) return undefined
  const make = vehicles.makeById.get(make_id)?.name ?? ""
  return { makeId: MakeId.make(make_id), make, models, yearFrom: ModelYear.make(year_from), yearTo: ModelYear.make(year_to) }
}

const getEngine = (row: ApplicationRow, { engineParts: names }: Reference): EngineCondition | undefined => {
  const accepted: { -readonly [Part in keyof EngineIds]: Several<NamedId> } = {}
  for (const [part, column] of engineParts) {
    const values = several(row[`engine_${column}_ids`]?.map((id) => ({ id, name: names.get(part)?.get(id) ?? "" })))
    if (values !== undefined) accepted[part] = values
  }
  return Object.keys(accepted).length === 0 ? undefined : accepted
}

const getFacets = ({ facets }: ApplicationRow, { facetValues }: Reference): ReadonlyArray<FacetCondition> =>
  Object.entries(facets).flatMap(([name, ids]) => {
    const values = several(ids.map((id) => ({ id, name: facetValues.get(id)?.value ?? "" })))
    return values === undefined ? [] : [{ name, values }]
  })
