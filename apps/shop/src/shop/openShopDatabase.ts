import { type Database, type DatabaseError, migrate, migrations, scopedDatabase } from "@camber/services/database"
import { defaultSeed, defaultSkus, isSeeded, seed, type SeedProgress } from "@camber/services/seeding"
import { Effect, Redacted, type Scope } from "effect"
import type { Settings } from "../settings/index.ts"

/** Opens the database, brings its tables up to date and, the first time, puts the catalogue in. Closed with the scope. */
export const openShopDatabase = (settings: Settings, say: (line: string) => void): Effect.Effect<Database, DatabaseError, Scope.Scope> =>
  Effect.gen(function* () {
    const url = settings.databaseUrl === undefined ? undefined : Redacted.value(settings.databaseUrl)
    const database = yield* scopedDatabase({ dataDir: settings.dataDir, url })
    for (const name of yield* migrate(database.kysely, migrations)) say(`Migrated: ${name}`)
    yield* Effect.promise(async () => {
      if (await isSeeded(database.kysely)) return
      say("Putting the catalogue on the shelves, once ...")
      await seed(database.kysely, { skus: defaultSkus, seed: defaultSeed, report: progressLines(say) })
    })
    return database
  })

/** One line for each tenth. */
const progressLines = (say: (line: string) => void): ((progress: SeedProgress) => void) => {
  let tenth = 0
  return ({ stage, skus, total }) => {
    const now = Math.min(10, Math.floor((10 * skus) / total))
    if (stage === "products" && now > tenth) {
      tenth = now
      say(`  ${now * 10} % of ${total} parts`)
    }
  }
}
