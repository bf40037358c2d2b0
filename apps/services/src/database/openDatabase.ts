import { Effect } from "effect"
import { type Kysely, PostgresDialect } from "kysely"
import type { Pool } from "pg"
import type { Connected, Database } from "./Database.ts"
import { type DatabaseWaits, standardWaits } from "./DatabaseWaits.ts"
import { openEmbedded } from "./embedded/openEmbedded.ts"
import type { DatabaseError } from "./errors.ts"
import { openPostgres } from "./openPostgres.ts"
import { addressOf, type PostgresAddress } from "./PostgresAddress.ts"
import { QuietClient, quietCancellation } from "./quietClients.ts"
import type { Tables } from "./tables.ts"
import { attentiveKysely } from "./whileWaitedFor.ts"

/** Where the data is: in PostgreSQL where `url` is given, else in the folder `dataDir`. */
export interface DatabaseSettings {
  readonly dataDir: string
  /** One server as it is, or an address that `postgresAddress` has read. */
  readonly url?: URL | PostgresAddress | undefined
  /** `standardWaits` where it is left out. */
  readonly waits?: DatabaseWaits | undefined
}

/** Opens the database, ready for `migrate`. The caller closes it; `scopedDatabase` closes it with the scope. */
export const openDatabase = ({ dataDir, url, waits = standardWaits }: DatabaseSettings): Effect.Effect<Database, DatabaseError> => {
  const connected: Effect.Effect<Connected, DatabaseError> =
    url === undefined ? openEmbedded(dataDir) : openPostgres(url instanceof URL ? addressOf(url) : url, waits)
  return Effect.map(connected, withKysely)
}

export const scopedDatabase = (settings: DatabaseSettings) =>
  Effect.acquireRelease(openDatabase(settings), ({ close }) => Effect.promise(close))

const withKysely = (connected: Connected): Database => {
  const { kind, others, pool } = connected
  const builder = (pool: Pool): Kysely<Tables> => {
    const dialect = new PostgresDialect({ pool, controlClient: QuietClient, onCreateConnection: quietCancellation })
    // The embedded database is one backend in one thread: nobody can interrupt what it computes, and a second client would reset its session.
    return attentiveKysely(dialect, kind === "postgres" ? "cancel query" : "ignore query")
  }
  const kysely = builder(pool)
  let closed: Promise<void> | undefined
  return {
    ...connected,
    pools: { shop: pool, ...others },
    kysely,
    reads: others === undefined ? kysely : builder(others.reads),
    unhurried: others === undefined ? kysely : builder(others.unhurried),
    close: () => (closed ??= connected.close())
  }
}
