import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import { type IndexBuild, type IndexName, indexNames } from "./search/createIndexBuildLog.ts"

/** A metric sample: name, labels and value. */
export type Figure = readonly [name: string, labels: Readonly<Record<string, string>>, value: number]

/** Returns the catalog metrics: whether the import is complete, and the state of this process's indexes. */
export const catalogFigures = async (
  database: Kysely<Tables>,
  builds: ReadonlyMap<IndexName, IndexBuild>
): Promise<ReadonlyArray<Figure>> => {
  const catalogue = await database.selectFrom("catalogue").select(["is_complete", "skus", "version"]).executeTakeFirst()
  // An index that was never built is not current and has no age.
  const current = indexNames.map((index): Figure => {
    const build = builds.get(index)
    return ["index_current", { index }, Number(build !== undefined && build.version === catalogue?.version)]
  })
  const ofIndexes = [...builds].flatMap(([index, { at, products, seconds }]): ReadonlyArray<Figure> => [
    ["index_products", { index }, products],
    ["index_built_timestamp_seconds", { index }, at / 1000],
    ["index_build_seconds", { index }, seconds]
  ])
  return [
    ["import_complete", {}, Number(catalogue?.is_complete === true)],
    ["import_skus", {}, catalogue?.skus ?? 0],
    ...(catalogue === undefined ? [] : [["catalogue_info", { version: catalogue.version }, 1] satisfies Figure]),
    ...current,
    ...ofIndexes
  ]
}
