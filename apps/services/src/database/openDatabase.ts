import { Effect } from "effect"
import { PostgresDialect } from "kysely"
import type { Connected, Database } from "./Database.ts"
import { openEmbedded } from "./embedded/openEmbedded.ts"
import type { DatabaseError } from "./errors.ts"
import { openPostgres } from "./openPostgres.ts"
import { QuietClient, quietCancellation } from "./quietClients.ts"
import { attentiveKysely } from "./whileWaitedFor.ts"

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
  const { kind, pool } = connected
  const dialect = new PostgresDialect({ pool, controlClient: QuietClient, onCreateConnection: quietCancellation })
  let closed: Promise<void> | undefined
  return {
    ...connected,
    // The embedded database is one backend in one thread: nobody can interrupt what it computes, and a second client would reset its session.
    kysely: attentiveKysely(dialect, kind === "postgres" ? "cancel query" : "ignore query"),
    close: () => (closed ??= connected.close())
  }
}
