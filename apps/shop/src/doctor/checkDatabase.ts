import { type Database, type DatabaseError, expectMigrated, type Migrations } from "@camber/services/database"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"
import { Effect } from "effect"
import type { Settings } from "../settings/index.ts"

/** Checks that every migration of this version has run. Runs none. */
export const checkMigrations = (
  { background }: Pick<Database, "background">,
  migrations: Migrations,
  { migrations: when }: Pick<Settings, "migrations">
): Promise<CheckResult> =>
  expectMigrated(background, migrations).pipe(
    Effect.as(pass(`All ${Object.keys(migrations).length} migrations have run.`)),
    Effect.catchTag("SchemaOutdated", (outdated) =>
      Effect.succeed(
        when === "by-command"
          ? fail(outdated.message)
          : warn(`Migration ${outdated.migration} has not run: restart the shop, or run "pnpm migrate".`)
      )
    ),
    Effect.catch((error) => Effect.succeed(fail(error.message))),
    Effect.runPromise
  )

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
