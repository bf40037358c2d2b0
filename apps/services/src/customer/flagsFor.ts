import { type FeatureFlag, isRolledOut } from "@camber/domain/flags"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { flagDefaults } from "./flagDefaults.ts"

/**
 * What the named flags say to one visitor (CALL-11). A switched flag holds for its share of the visitors, always the same ones; the others
 * keep the default. Names that nobody knows are left out.
 */
export const flagsFor = async (
  database: Kysely<Tables>,
  names: ReadonlyArray<string>,
  visitorId: string
): Promise<ReadonlyArray<typeof FeatureFlag.Encoded>> => {
  const rows = await database
    .selectFrom("feature_flag")
    .select(["name", "value", "percent"])
    .where(sql<SqlBool>`name = any(${names})`)
    .execute()
  const switched = new Map(rows.map((row) => [row.name, row]))
  return [...new Set(names)].flatMap((name) => {
    const row = switched.get(name)
    const value = row !== undefined && isRolledOut(name, visitorId, row.percent) ? row.value : flagDefaults.get(name)
    return value === undefined ? [] : { name, value }
  })
}
