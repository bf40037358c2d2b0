import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import type { IndexBuild, IndexName } from "./discovery/indexBuilds.ts"

/** A figure for whoever watches: a name, its labels and its value. */
export type Figure = readonly [name: string, labels: Readonly<Record<string, string>>, value: number]

/** How the catalogue stands: whether its import is whole, and what this process has built of it. */
export const catalogueFigures = async (
  database: Kysely<Tables>,
  builds: ReadonlyMap<IndexName, IndexBuild>
): Promise<ReadonlyArray<Figure>> => {
  const catalogue = await database.selectFrom("catalogue").select(["is_complete", "skus", "version"]).executeTakeFirst()
  const ofIndexes = [...builds].flatMap(([index, { at, products, seconds, version }]): ReadonlyArray<Figure> => [
    ["index_products", { index }, products],
    ["index_current", { index }, Number(version === catalogue?.version)],
    ["index_built_timestamp_seconds", { index }, at / 1000],
    ["index_build_seconds", { index }, seconds]
  ])
  return [
    ["import_complete", {}, Number(catalogue?.is_complete === true)],
    ["import_skus", {}, catalogue?.skus ?? 0],
    ...(catalogue === undefined ? [] : [["catalogue_info", { version: catalogue.version }, 1] satisfies Figure]),
    ...ofIndexes
  ]
}
