import { type Feature, type FeatureFlag, flagNames, isOnByDefault, isInRollout, type Audiences } from "@camber/domain/flags"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, type Selectable, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Returns a visitor's audiences (CALL-09) from the garage: `street` if it contains a vehicle, `race` for a race car, `engine` for a bare
 * engine. The advertising list is always empty, because the shop shares no data with advertisers.
 */
export const getAudiences = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<typeof Audiences.Encoded> => {
  const { engine, race, street } = await database
    .selectFrom("customer_project")
    .select([
      sql<boolean>`coalesce(bool_or(project->>'vehicle' is not null), false)`.as("street"),
      sql<boolean>`coalesce(bool_or(project->>'vehicle' is null and project->>'raceTypeId' is not null), false)`.as("race"),
      sql<boolean>`coalesce(bool_or(project->>'vehicle' is null and project->>'raceTypeId' is null), false)`.as("engine")
    ])
    .where("web_user_guid", "=", webUserGuid)
    .executeTakeFirstOrThrow()
  return { audiences: [...(street ? ["street"] : []), ...(race ? ["race"] : []), ...(engine ? ["engine"] : [])], googleAudiences: [] }
}

/** Text flags have no default: they are unknown until staff set them. */
const withText: ReadonlySet<Feature> = new Set<Feature>(["signupExperiment"])
const features = Object.keys(flagNames) as ReadonlyArray<Feature>

/** Default value of each flag by its wire name. Flags that are missing here are unknown and therefore off. */
export const flagDefaults: ReadonlyMap<string, string> = new Map(
  features.filter((feature) => !withText.has(feature)).map((feature) => [flagNames[feature], String(isOnByDefault(feature))])
)

/** A flag that staff have changed. */
export type SwitchedFlag = Pick<Selectable<Tables["feature_flag"]>, "audience" | "name" | "percent" | "value">

export const readSwitchedFlags = (database: Kysely<Tables>, names: ReadonlyArray<string>): Promise<ReadonlyArray<SwitchedFlag>> =>
  database
    .selectFrom("feature_flag")
    .select(["name", "value", "percent", "audience"])
    .where(sql<SqlBool>`name = any(${names})`)
    .execute()

/**
 * Resolves the named flags for one visitor (CALL-11).
 *
 * The visitor's id assigns the percentage, and the garage determines the audiences. A visitor without an id belongs to no percentage, and a
 * visitor without a GUID to no audience. A changed flag applies to a stable percentage of its audience; other visitors get the default.
 * Unknown names are left out.
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
