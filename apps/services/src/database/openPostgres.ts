import { Effect } from "effect"
import { DatabaseError, type PoolConfig } from "pg"
import type { ConnectedDatabase } from "./Database.ts"
import { type DatabaseTimeouts, defaultDatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { DatabaseRefused, DatabaseUnreachable, PrimaryNotFound, ServerTooOld } from "./errors.ts"
import { followPrimary } from "./failoverPool.ts"
import { formatHosts, type PostgresUrl } from "./PostgresUrl.ts"
import { createPrimarySelector } from "./primarySelector.ts"
import { PROBE_TIMEOUTS, connectStandbys } from "./standbys.ts"
import { type RecoveringPool, createRecoveringPool } from "./createRecoveringPool.ts"
import { getErrorMessage } from "../foundation/errorDetails.ts"
import { rowTypes } from "./rowTypes.ts"

const MIN_SERVER_VERSION = 15
/** One of these connections listens for changes. The others suffice, because seeding, index loads and hourly maintenance rarely overlap. */
const BACKGROUND_CONNECTIONS = 4
/** Milliseconds that in-flight queries may still run on close. */
const CLOSE_TIMEOUT_MS = 2_000

/**
 * Connects to a PostgreSQL server and checks that it responds and is new enough. Follows the primary if the URL has
 * several hosts.
 *
 * @param readFrom - Standbys that share visitors' reads. They may be down.
 */
export const openPostgres = (
  address: PostgresUrl,
  waits: DatabaseTimeouts = defaultDatabaseTimeouts,
  readFrom: ReadonlyArray<URL> = []
): Effect.Effect<ConnectedDatabase, DatabaseUnreachable | DatabaseRefused | ServerTooOld> => {
  const { connections, idleTransaction, lock, read, readConnections, statement, work } = waits
  const primarySelector = address.followsPrimary ? createPrimarySelector(address, waits, (server) => moveTo(server)) : undefined
  const recheck = () => primarySelector?.recheck(primarySelector.current())
  const listening = {
    // If one connection is silent, the idle connections probably are too. If they were not closed, the next query on each of them would
    // wait until the timeout as well.
    onSilence: () => {
      all.forEach(({ closeIdle }) => closeIdle())
      recheck()
    },
    onGone: recheck
  }
  const openPool = (limits: Limits, own = waits): RecoveringPool => {
    const steady = createRecoveringPool(poolConfig(address.servers[0], own, limits), listening)
    if (primarySelector !== undefined) followPrimary(steady.pool, primarySelector)
    return steady
  }
  const shop = openPool({ max: connections, statement, lock, idleTransaction })
  const reads = openPool({ max: readConnections, statement: read, lock, idleTransaction })
  const unhurried = openPool({ max: BACKGROUND_CONNECTIONS, statement: work, lock: 0, idleTransaction: 0 })
  // Keeps its connection open, so that a ping never waits for a new one.
  const probe = openPool({ max: 1, statement: PROBE_TIMEOUTS.statement, lock, idleTransaction, idle: 0 }, { ...waits, ...PROBE_TIMEOUTS })
  const all = [shop, reads, unhurried, probe]
  const moveTo = (server: URL) => {
    for (const { closeAll, pool } of all) {
      pool.options.connectionString = connectionTo(server, waits)
      closeAll()
    }
  }
  const standbys =
    readFrom.length === 0
      ? undefined
      : connectStandbys(readFrom, probe.pool, waits, (server, limits, own) => poolConfig(server, own, { lock, idleTransaction, ...limits }))
  const close = async () => {
    primarySelector?.close()
    await standbys?.close(CLOSE_TIMEOUT_MS)
    await Promise.all(all.map((pool) => pool.close(CLOSE_TIMEOUT_MS)))
  }
  const others = { reads: reads.pool, unhurried: unhurried.pool }
  return Effect.tryPromise({
    try: () => shop.pool.query<{ server_version_num: string; server_version: string }>(versions),
    catch: (error) => connectionError(address, error)
  }).pipe(
    // The first connection may time out because a starting process is busy.
    Effect.retry({ times: 3, while: (error) => error instanceof DatabaseUnreachable && error.cause.includes("timeout") }),
    Effect.flatMap(({ rows: [server] }) =>
      Number(server?.server_version_num) >= MIN_SERVER_VERSION * 10_000
        ? Effect.succeed<ConnectedDatabase>({
            kind: "postgres",
            pool: shop.pool,
            others,
            standbys: standbys?.all ?? [],
            staleness: standbys === undefined ? 0 : waits.staleness,
            ping: () => probe.pool.query("select 1"),
            close,
            lost: Effect.never
          })
        : Effect.fail(new ServerTooOld({ version: String(server?.server_version), oldest: MIN_SERVER_VERSION }))
    ),
    Effect.tap(() => Effect.sync(() => void probe.pool.query("select 1").catch(() => undefined))),
    Effect.tapError(() => Effect.promise(close))
  )
}

interface Limits extends Pick<DatabaseTimeouts, "idleTransaction" | "lock" | "statement"> {
  readonly max: number
  /** Milliseconds after which an idle connection is closed; 0 means never. Defaults to ten seconds. */
  readonly idle?: number
}

/** Creates the configuration of a pool. The pool drops connections that the server closed, and opens new ones on demand. */
const poolConfig = (url: URL, waits: DatabaseTimeouts, { idle, idleTransaction, lock, max, statement }: Limits): PoolConfig => ({
  connectionString: connectionTo(url, waits),
  max,
  ...(idle !== undefined && { idleTimeoutMillis: idle }),
  connectionTimeoutMillis: waits.connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: waits.keepAlive,
  types: rowTypes,
  ...(lock > 0 && { lock_timeout: lock }),
  ...(idleTransaction > 0 && { idle_in_transaction_session_timeout: idleTransaction }),
  // A healthy server ends the statement by itself after its timeout. If it stays silent for longer, it is unreachable.
  ...(statement > 0 && { statement_timeout: statement, query_timeout: statement + waits.readTimeoutGrace })
})

/**
 * Adds TCP keep-alive settings for the server's side of the connection, so that the server drops a dead client and its locks. Node cannot
 * set these values on the client's side.
 */
const connectionTo = (url: URL, { keepAlive, tcpUser }: DatabaseTimeouts): string => {
  if (tcpUser === 0) return url.href
  const withOptions = new URL(url)
  const idle = Math.max(1, Math.round(keepAlive / 1000))
  const waits = `-c tcp_user_timeout=${tcpUser} -c tcp_keepalives_idle=${idle} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`
  withOptions.searchParams.set("options", `${waits} ${url.searchParams.get("options") ?? ""}`.trim())
  return withOptions.href
}

const versions = `select current_setting('server_version_num') server_version_num, current_setting('server_version') server_version`

/** An error with an SQLSTATE came from the server; any other is a connection problem. */
const connectionError = (to: PostgresUrl, error: unknown): DatabaseUnreachable | DatabaseRefused => {
  const address = formatHosts(to)
  if (error instanceof DatabaseError) return new DatabaseRefused({ address, cause: error.message })
  return new DatabaseUnreachable({ address, cause: error instanceof PrimaryNotFound ? error.cause : getErrorMessage(error) })
}
