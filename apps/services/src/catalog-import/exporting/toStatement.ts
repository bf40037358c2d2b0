import type { StatementContent } from "@camber/catalog-import"
import type { Selectable } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Converts a row of `application` to a statement of an import. */
export const toStatement = (row: Selectable<Tables["application"]>): Omit<StatementContent, "skus"> => ({
  scope: row.scope,
  makeId: row.make_id,
  modelIds: row.model_ids ?? [],
  yearFrom: row.year_from,
  yearTo: row.year_to,
  seriesIds: row.engine_series_ids ?? [],
  displacementIds: row.engine_displacement_ids ?? [],
  configurationIds: row.engine_configuration_ids ?? [],
  raceTypeIds: row.race_type_ids ?? [],
  facets: row.facets,
  position: row.position,
  quantity: row.per_car,
  note: row.note,
  source: row.source,
  sourceDate: String(row.source_date).slice(0, 10)
})
