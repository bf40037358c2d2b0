import { Effect } from "effect"
import { Kysely, PostgresDialect } from "kysely"
import type { Connected, Database } from "./Database.ts"
import { openEmbedded } from "./embedded/openEmbedded.ts"
import type { DatabaseError } from "./errors.ts"
import { openPostgres } from "./openPostgres.ts"
import type { Tables } from "./tables.ts"

/** Where the data is: on a PostgreSQL server where `url` is given, else in the folder `dataDir`. */
export interface DatabaseSettings {
  readonly dataDir: string
  readonly url?: URL | undefined
}

/** Opens the database, ready for `migrate`. The caller closes it; `scopedDatabase` closes it with the scope. */
export const openDatabase = ({ dataDir, url }: DatabaseSettings): Effect.Effect<Database, DatabaseError> => {
  const connected: Effect.Effect<Connected, DatabaseError> = url === undefined ? openEmbedded(dataDir) : openPostgres(url)
  return Effect.map(connected, withKysely)
}

export const scopedDatabase = (settings: DatabaseSettings) =>
  Effect.acquireRelease(openDatabase(settings), ({ close }) => Effect.promise(close))

const withKysely = (connected: Connected): Database => {
  let closed: Promise<void> | undefined
  return {
    ...connected,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connected.pool }) }),
    close: () => (closed ??= connected.close())
  }
}
