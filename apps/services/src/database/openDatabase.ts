import { Effect } from "effect"
import { type Dialect, type Kysely, PostgresDialect } from "kysely"
import type { Pool } from "pg"
import type { ConnectedDatabase, Database } from "./Database.ts"
import { type DatabaseTimeouts, defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { openEmbedded } from "./embedded/openEmbedded.ts"
import type { DatabaseError } from "./errors.ts"
import { openPostgres } from "./openPostgres.ts"
import { toPostgresUrl, type PostgresUrl } from "./PostgresUrl.ts"
import { CancellationClient, suppressCancellationErrors } from "./suppressIdleClientErrors.ts"
import { createReadSplittingKysely } from "./createReadSplittingKysely.ts"
import type { Tables } from "./tables.ts"
import { createAbortableKysely } from "./abortableQueries.ts"

/** Where the data is: in PostgreSQL where `url` is given, else in the folder `dataDir`. */
export interface DatabaseSettings {
  readonly dataDir: string
  /** One server as it is, or an address that `parsePostgresUrl` has read. */
  readonly url?: URL | PostgresUrl | undefined
  /** Servers of PostgreSQL that visitors' reads of the catalogue are spread over. */
  readonly readFrom?: ReadonlyArray<URL> | undefined
  /** `defaultDatabaseTimeouts` where it is left out. */
  readonly waits?: DatabaseTimeouts | undefined
}

/** Opens the database, ready for `migrate`. The caller closes it; `scopedDatabase` closes it with the scope. */
export const openDatabase = ({
  dataDir,
  readFrom,
  url,
  waits = defaultDatabaseTimeouts
}: DatabaseSettings): Effect.Effect<Database, DatabaseError> => {
  const connected: Effect.Effect<ConnectedDatabase, DatabaseError> =
    url === undefined ? openEmbedded(dataDir) : openPostgres(url instanceof URL ? toPostgresUrl(url) : url, waits, readFrom)
  return Effect.map(connected, withKysely)
}

export const scopedDatabase = (settings: DatabaseSettings) =>
  Effect.acquireRelease(openDatabase(settings), ({ close }) => Effect.promise(close))

const withKysely = (connected: ConnectedDatabase): Database => {
  const { kind, others, pool, standbys } = connected
  const dialectOf = (one: Pool): Dialect =>
    new PostgresDialect({ pool: one, controlClient: CancellationClient, onCreateConnection: suppressCancellationErrors })
  // The embedded database is one backend in one thread: nobody can interrupt what it computes, and a second client would reset its session.
  const builder = (one: Pool): Kysely<Tables> =>
    createAbortableKysely(dialectOf(one), kind === "postgres" ? "cancel query" : "ignore query")
  const kysely = builder(pool)
  const spread = standbys.map((standby) => ({ ...standby, kysely: builder(standby.pool) }))
  let turn = 0
  /** Those that may be read, another one first each time. */
  const serving = (): ReadonlyArray<Kysely<Tables>> => {
    const now = spread.filter(({ isServing }) => isServing()).map((one) => one.kysely)
    turn = (turn + 1) % Math.max(1, now.length)
    return [...now.slice(turn), ...now.slice(0, turn)]
  }
  const reads = (one: Pool) => (spread.length === 0 ? builder(one) : createReadSplittingKysely(dialectOf(one), serving))
  let closed: Promise<void> | undefined
  return {
    ...connected,
    pools: { shop: pool, ...others, ...Object.fromEntries(standbys.map((standby) => [`standby ${standby.name}`, standby.pool])) },
    kysely,
    reads: others === undefined ? kysely : reads(others.reads),
    unhurried: others === undefined ? kysely : builder(others.unhurried),
    close: () => (closed ??= connected.close())
  }
}
