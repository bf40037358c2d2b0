import { type Database, type DatabaseError, expectMigrated, migrate, migrations } from "@camber/services/database"
import { Effect } from "effect"
import type { Settings } from "../settings/index.ts"

/** Runs pending migrations. With MIGRATIONS=by-command, only checks for pending ones and fails if there are any. */
export const runMigrations = (
  { background }: Database,
  { databaseWaits, migrations: when }: Pick<Settings, "databaseWaits" | "migrations">,
  say: (line: string) => void
): Effect.Effect<void, DatabaseError> =>
  when === "by-command"
    ? expectMigrated(background, migrations)
    : Effect.map(migrate(background, migrations, databaseWaits.lock), (ran) => ran.forEach((name) => say(`Migrated: ${name}`)))
