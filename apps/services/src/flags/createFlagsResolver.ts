import { type Feature, type FeatureFlag, flagNames, isOnByDefault, isInRollout } from "@camber/domain/flags"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, type Selectable, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getAudiences } from "./getAudiences.ts"

/** Flags that say more than on and off have no default: they are unknown until somebody sets them. */
const withText: ReadonlySet<Feature> = new Set<Feature>(["signupExperiment"])
const features = Object.keys(flagNames) as ReadonlyArray<Feature>

/** What each flag says while nobody has switched it, by its name on the wire. A flag that is not here is unknown, and so off. */
export const flagDefaults: ReadonlyMap<string, string> = new Map(
  features.filter((feature) => !withText.has(feature)).map((feature) => [flagNames[feature], String(isOnByDefault(feature))])
)

/** A flag that staff switched. */
export type SwitchedFlag = Pick<Selectable<Tables["feature_flag"]>, "audience" | "name" | "percent" | "value">

export const readSwitchedFlags = (database: Kysely<Tables>, names: ReadonlyArray<string>): Promise<ReadonlyArray<SwitchedFlag>> =>
  database
    .selectFrom("feature_flag")
    .select(["name", "value", "percent", "audience"])
    .where(sql<SqlBool>`name = any(${names})`)
    .execute()

/**
 * What the named flags say to one visitor (CALL-11), by whose id they are shared out and whose garage tells the audiences; one without an
 * id is in no share, and one without a guid belongs to no audience. A switched flag holds for its share of the visitors of its audience, always the same
 * ones; the others keep the default. Names that nobody knows are left out.
 */
export const createFlagsResolver = async (
  database: Kysely<Tables>,
  names: ReadonlyArray<string>,
  visitorId: string | null,
  webUserGuid: WebUserGuid | null = null
): Promise<ReadonlyArray<typeof FeatureFlag.Encoded>> => {
  const rows = await readSwitchedFlags(database, names)
  const isAnyForAudience = rows.some(({ audience }) => audience !== null)
  const audiences = isAnyForAudience && webUserGuid !== null ? (await getAudiences(database, webUserGuid)).audiences : []
  return evaluateFlags(rows, names, visitorId, audiences)
}

export const evaluateFlags = (
  rows: ReadonlyArray<SwitchedFlag>,
  names: ReadonlyArray<string>,
  visitorId: string | null,
  audiences: ReadonlyArray<string>
): ReadonlyArray<typeof FeatureFlag.Encoded> => {
  const switched = new Map(rows.filter(({ audience }) => audience === null || audiences.includes(audience)).map((row) => [row.name, row]))
  return [...new Set(names)].flatMap((name) => {
    const row = switched.get(name)
    const isIn = row !== undefined && (visitorId === null ? row.percent >= 100 : isInRollout(name, visitorId, row.percent))
    const value = isIn ? row.value : flagDefaults.get(name)
    return value === undefined ? [] : { name, value }
  })
}
