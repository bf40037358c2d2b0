import { type Database, type DatabaseError, DiskFull, scopedDatabase, expectMigrated, migrate, migrations } from "@camber/services/database"
import { defaultSeed, defaultSkus } from "@camber/demo-catalog"
import { seedOnce, type SeedProgress } from "@camber/services/seeding"
import { Effect, Redacted, type Scope } from "effect"
import type { Settings } from "../settings/Settings.ts"
import { demoCatalog, emptyCatalog } from "./demoCatalog.ts"

/** Runs pending migrations. With MIGRATIONS=by-command, only checks for pending ones and fails if there are any. */
export const runMigrations = (
  { background }: Database,
  { databaseWaits, migrations: when }: Pick<Settings, "databaseWaits" | "migrations">,
  say: (line: string) => void
): Effect.Effect<void, DatabaseError> =>
  when === "by-command"
    ? expectMigrated(background, migrations)
    : Effect.map(migrate(background, migrations, databaseWaits.lock), (ran) => ran.forEach((name) => say(`Migrated: ${name}`)))

/** Opens the database, migrates it and, if it is empty, seeds the catalog. Closes it with the scope. */
export const openShopDatabase = (settings: Settings, say: (line: string) => void): Effect.Effect<Database, DatabaseError, Scope.Scope> =>
  Effect.gen(function* () {
    const url = settings.databaseUrl === undefined ? undefined : Redacted.value(settings.databaseUrl)
    const readFrom = settings.databaseReadUrls === undefined ? [] : Redacted.value(settings.databaseReadUrls)
    const database = yield* scopedDatabase({ dataDir: settings.dataDir, url, readFrom, waits: settings.databaseWaits })
    yield* runMigrations(database, settings, say)
    yield* Effect.raceFirst(filled(database, settings, say), database.lost)
    return database
  })

/** Seeds the catalog. A full disk has its own error; the next start begins the seeding again. */
const filled = (database: Database, settings: Settings, say: (line: string) => void): Effect.Effect<void, DiskFull> =>
  Effect.tryPromise({
    try: () =>
      seedOnce(database.background, {
        source: settings.catalog === "empty" ? emptyCatalog : demoCatalog,
        skus: defaultSkus,
        seed: defaultSeed,
        report: progressLines(say)
      }),
    catch: (error) => error
  }).pipe(
    Effect.catch((error) => (isDiskFull(error) ? Effect.fail(new DiskFull({ folder: settings.dataDir })) : Effect.die(error))),
    Effect.asVoid
  )

/** SQLSTATE 53100 means that the disk is full. */
const isDiskFull = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "53100"

/** Prints one line per tenth of the progress. */
const progressLines = (say: (line: string) => void): ((progress: SeedProgress) => void) => {
  let tenth = 0
  return ({ stage, skus, total }) => {
    if (stage === "vehicles") say("Loading the catalog (first start only) ...")
    const now = Math.min(10, Math.floor((10 * skus) / total))
    if (stage === "products" && now > tenth) {
      tenth = now
      say(`  ${now * 10} % of ${total} parts`)
    }
  }
}
