import type { Audiences } from "@camber/domain/flags"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/**
 * Returns a visitor's audiences (CALL-09) from the garage: `street` with a vehicle, `race` with a race car, `engine`
 * with a bare engine. The advertising list is always empty, because the shop shares no data with advertisers.
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
