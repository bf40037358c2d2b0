import { Application } from "@camber/domain/fitment"
import { Schema } from "effect"
import type { CatalogRows } from "../generateCatalogRows.ts"

const named = (ids: ReadonlyArray<number> | null): ReadonlyArray<{ id: number; name: string }> | undefined =>
  ids?.map((id) => ({ id, name: String(id) }))
const present = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== null))

/** Decodes a generated application as the domain does. The names do not affect verdicts. Throws if it is malformed. */
export const statementOfRow = (row: CatalogRows["application"][number]): Application => {
  const engine = present({ engineSeriesId: named(row.engine_series_ids), engineDisplacementId: named(row.engine_displacement_ids) })
  const vehicle = { makeId: row.make_id, make: "make", models: named(row.model_ids), yearFrom: row.year_from, yearTo: row.year_to }
  return Schema.decodeUnknownSync(Application)({
    note: row.note,
    ...present({
      applicationId: row.application_id,
      scope: row.scope,
      decidedBy: row.decided_by,
      vehicle: row.make_id === null ? undefined : vehicle,
      engine: Object.keys(engine).length === 0 ? undefined : engine,
      raceTypes: named(row.race_type_ids),
      facets: Object.entries(row.facets).map(([name, ids]) => ({ name, values: named([...ids]) })),
      options: row.options,
      source: row.source,
      sourceDate: row.source_date
    })
  })
}
