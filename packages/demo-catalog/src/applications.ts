import { epochDay, isoDate, type ApplicationRow, getCatalogId } from "./rows.ts"
import type { Family } from "./ProductType.ts"
import type { FacetName } from "./facets.ts"
import type { FitPlan } from "./fitPlan.ts"
import { getPageId } from "./identity.ts"
import { getQuantityPerVehicle } from "./positions.ts"
import { getPositionValues, getPosition } from "./productTexts.ts"
import { Random } from "./random.ts"

type Condition = Pick<ApplicationRow, "scope" | "decided_by"> & Partial<ApplicationRow>

/** Maximum applications per family. As many ids are reserved for each family. */
export const applicationsPerFamily = 64

const nothing = {
  make_id: null,
  model_ids: null,
  year_from: null,
  year_to: null,
  race_type_ids: null,
  position: null,
  per_car: null,
  note: null,
  engine_manufacturer_ids: null,
  engine_make_ids: null,
  engine_series_ids: null,
  engine_configuration_ids: null,
  engine_qualifier_ids: null,
  engine_version_ids: null,
  engine_displacement_ids: null,
  engine_code_ids: null,
  engine_camshaft_type_ids: null,
  engine_fuel_system_ids: null
} satisfies Partial<ApplicationRow>

const facetIds = (facet: FacetName, values: ReadonlyArray<string>): ApplicationRow["facets"] => ({
  [facet]: values.map((value) => getCatalogId("facet_value", `${facet}|${value}`))
})

/** Converts the plan to conditions: one condition for each span of a platform. */
const getConditions = (plan: FitPlan): ReadonlyArray<Condition> => {
  switch (plan.kind) {
    case "none":
      return []
    case "universal":
      return [{ scope: "universal", decided_by: "chassis" }]
    case "vehicle":
      return plan.platform.spans.map((span) => ({ ...vehicleCondition(span), note: plan.note }))
    case "engineInVehicle":
      return plan.platform.spans.map((span) => ({
        ...vehicleCondition(span),
        decided_by: "engine",
        engine_series_ids: [plan.engine.seriesId]
      }))
    case "engine":
      return [
        {
          scope: "engine",
          decided_by: "engine",
          engine_series_ids: [plan.engine, ...(plan.others ?? [])].map(({ seriesId }) => seriesId),
          engine_displacement_ids: plan.displacements?.map(({ id }) => id) ?? null
        }
      ]
    case "raceType":
      return [{ scope: "raceType", decided_by: "chassis", race_type_ids: plan.races.map(({ id }) => id) }]
    case "driveline":
      return [{ scope: "driveline", decided_by: "driveline", facets: facetIds(plan.facet, plan.values) }]
  }
}

const vehicleCondition = (span: { makeId: number; models: ReadonlyArray<{ id: number }>; from: number; to: number }): Condition => ({
  scope: "vehicle",
  decided_by: "chassis",
  make_id: span.makeId,
  model_ids: span.models.map(({ id }) => id),
  year_from: span.from,
  year_to: span.to
})

/** Facet values that a combination of options requires, with the variants that it covers. */
interface Selection {
  readonly facets: ApplicationRow["facets"]
  readonly options: ApplicationRow["options"]
  readonly ordinals: ReadonlyArray<number> | null
}

const getSelections = ({ grid, rows }: Family): ReadonlyArray<Selection> =>
  grid.reduce<ReadonlyArray<Selection>>(
    (selections, { axis, values }, place) => {
      const { facet } = axis
      if (facet === null) return selections
      if (values.length === 1)
        return selections.map((selection) => ({ ...selection, facets: { ...selection.facets, ...facetIds(facet, [values[0].label]) } }))
      return selections.flatMap((selection) =>
        values.map((value) => ({
          facets: { ...selection.facets, ...facetIds(facet, [value.label]) },
          options: [...selection.options, { name: axis.name, values: [value.label] }],
          ordinals: (selection.ordinals ?? rows.map((_, at) => at + 1)).filter((ordinal) => rows[ordinal - 1]?.[place] === value)
        }))
      )
    },
    [{ facets: {}, options: [], ordinals: null }]
  )

/** Creates the applications of a family; if its variants differ in a facet, one application for each value. */
export const createApplications = (seed: string, family: Family): ReadonlyArray<ApplicationRow> => {
  const random = new Random(seed, "application", family.index)
  const sourceDate = isoDate(epochDay - random.integer(20, 1200))
  const selections = getSelections(family)
  const position = getPosition(family)
  const per_car = getQuantityPerVehicle(family.type, getPositionValues(family))
  const rows = getConditions(family.plan).flatMap((condition) =>
    selections.map((selection): Omit<ApplicationRow, "application_id"> => ({
      ...nothing,
      ...condition,
      position,
      per_car,
      product_page_id: getPageId(family.index),
      facets: { ...condition.facets, ...selection.facets },
      options: selection.options,
      variant_ordinals: selection.ordinals === null ? null : [...selection.ordinals],
      source: `${family.brand.name} application guide`,
      source_date: sourceDate
    }))
  )
  return rows
    .slice(0, applicationsPerFamily)
    .map((row, place) => ({ ...row, application_id: family.index * applicationsPerFamily + place + 2 }))
}
