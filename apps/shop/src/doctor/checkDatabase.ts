import type { Database, DatabaseError } from "@camber/services/database"
import { type CheckResult, fail, pass } from "./CheckResult.ts"

/** Why no database is open. */
export type NoDatabase = Pick<DatabaseError, "message">

/** Whether the database could be opened. */
export const isOpen = <Opened extends object>(database: Opened | NoDatabase): database is Opened => "pool" in database

/** Checks that the database is open and responds, and returns its version. Opening it checks that it is new enough. */
export const checkDatabase = async (database: Pick<Database, "kind" | "pool"> | NoDatabase): Promise<CheckResult> => {
  if (!isOpen(database)) return fail(database.message)
  const { rows } = await database.pool.query<{ version: string }>("select current_setting('server_version') as version")
  const server = database.kind === "embedded" ? "embedded PostgreSQL" : "PostgreSQL server"
  return pass(`The ${server} responds, version ${rows[0]?.version ?? "unknown"}.`)
}
