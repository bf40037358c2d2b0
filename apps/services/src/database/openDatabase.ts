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

export type { Database } from "./Database.ts"
export { type DatabaseTimeouts, longestQuery, defaultDatabaseTimeouts, waitsWithin } from "./DatabaseTimeouts.ts"
export * from "./errors.ts"
export { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts"
export { expectMigrated, isMigrated, migrate, type Migrations } from "./migrate.ts"
export { migrations } from "./migrations.ts"
export { observeQueries, type QueryObserver, ClientDisconnected } from "./abortableQueries.ts"
export { type PostgresUrl, parsePostgresUrl, parsePostgresServers } from "./PostgresUrl.ts"
export type { Tables } from "./tables.ts"

/** Location of the data: PostgreSQL if `url` is set, otherwise the folder `dataDir`. */
export interface DatabaseSettings {
  readonly dataDir: string
  /** One server, or the result of `parsePostgresUrl`. */
  readonly url?: URL | PostgresUrl | undefined
  /** PostgreSQL standbys that share visitors' reads of the catalog. */
  readonly readFrom?: ReadonlyArray<URL> | undefined
  /** Defaults to `defaultDatabaseTimeouts`. */
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
  const createDialect = (connectionPool: Pool): Dialect =>
    new PostgresDialect({ pool: connectionPool, controlClient: CancellationClient, onCreateConnection: suppressCancellationErrors })
  // Queries of the embedded database cannot be canceled: it has one thread, and a second client would reset its
  // session.
  const createBuilder = (connectionPool: Pool): Kysely<Tables> =>
    createAbortableKysely(createDialect(connectionPool), kind === "postgres" ? "cancel query" : "ignore query")
  const kysely = createBuilder(pool)
  const spread = standbys.map((standby) => ({ ...standby, kysely: createBuilder(standby.pool) }))
  let turn = 0
  /** Returns the standbys that may serve reads. Each call starts with a different one. */
  const rotateStandbys = (): ReadonlyArray<Kysely<Tables>> => {
    const now = spread.filter(({ isServing }) => isServing()).map((standby) => standby.kysely)
    turn = (turn + 1) % Math.max(1, now.length)
    return [...now.slice(turn), ...now.slice(0, turn)]
  }
  const reads = (connectionPool: Pool) =>
    spread.length === 0 ? createBuilder(connectionPool) : createReadSplittingKysely(createDialect(connectionPool), rotateStandbys)
  let closed: Promise<void> | undefined
  return {
    ...connected,
    pools: { shop: pool, ...others, ...Object.fromEntries(standbys.map((standby) => [`standby ${standby.name}`, standby.pool])) },
    kysely,
    reads: others === undefined ? kysely : reads(others.reads),
    background: others === undefined ? kysely : createBuilder(others.unhurried),
    close: () => (closed ??= connected.close())
  }
}
