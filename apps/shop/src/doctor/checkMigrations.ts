import { type Database, expectMigrated, type Migrations } from "@camber/services/database"
import { Effect } from "effect"
import type { Settings } from "../settings/index.ts"
import { type CheckResult, fail, pass, warn } from "./CheckResult.ts"

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
