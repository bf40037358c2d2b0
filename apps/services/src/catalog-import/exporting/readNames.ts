import { formatBars, type StatementContent } from "@camber/catalog-import"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"

/** Converts the ids of a statement to names, in the form that import tables use. */
export type DescribeStatement = (statement: Omit<StatementContent, "skus">) => Readonly<Record<string, string>>

/** Loads the names of the shop's vehicles, engines, race types and facet values. */
export const readNames = async (database: Kysely<Tables>): Promise<DescribeStatement> => {
  const makes = new Map((await database.selectFrom("make").select(["make_id", "name"]).execute()).map((row) => [row.make_id, row.name]))
  const models = new Map((await database.selectFrom("model").select(["model_id", "name"]).execute()).map((row) => [row.model_id, row.name]))
  const families = await database.selectFrom("engine_family").select(["series_id", "name"]).execute()
  const series = new Map(families.map((row) => [row.series_id, row.name]))
  const raceRows = await database.selectFrom("race_type").select(["race_type_id", "slug"]).execute()
  const raceTypes = new Map(raceRows.map((row) => [row.race_type_id, row.slug]))
  const facetRows = await database.selectFrom("facet_value").select(["value_id", "value"]).execute()
  const facets = new Map(facetRows.map((row) => [row.value_id, row.value]))
  const engines = await database
    .selectFrom("engine")
    .select(["displacement_l", "configuration", "engine_displacement_id", "engine_configuration_id"])
    .execute()

  const list = (names: ReadonlyMap<number, string>, ids: ReadonlyArray<number>): string =>
    formatBars(ids.flatMap((id) => names.get(id) ?? []))
  const describeEngine = ({ configurationIds, displacementIds }: Omit<StatementContent, "skus">): string => {
    const found = engines.find(
      (engine) =>
        displacementIds.includes(engine.engine_displacement_id) &&
        (configurationIds.length === 0 || configurationIds.includes(engine.engine_configuration_id))
    )
    if (found === undefined) return ""
    return configurationIds.length === 0 ? `${found.displacement_l}L` : `${found.displacement_l}L ${found.configuration}`
  }
  return (statement) => ({
    scope: statement.scope,
    year_from: String(statement.yearFrom ?? ""),
    year_to: String(statement.yearTo ?? ""),
    make: statement.makeId === null ? "" : (makes.get(statement.makeId) ?? ""),
    model: list(models, statement.modelIds),
    engine: describeEngine(statement),
    engine_series: list(series, statement.seriesIds),
    race_type: list(raceTypes, statement.raceTypeIds),
    position: (statement.position ?? "").replaceAll(", ", "|"),
    quantity: String(statement.quantity ?? ""),
    note: statement.note ?? "",
    source: statement.source,
    source_date: statement.sourceDate,
    ...Object.fromEntries(Object.entries(statement.facets).map(([name, ids]) => [`facet:${name}`, list(facets, ids)]))
  })
}
