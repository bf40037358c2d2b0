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

const oldestServer = 15
/** One listens for changes; seedings, indexes and hourly work seldom meet. */
const unhurriedConnections = 4
/** How long the queries in flight have at the end, in milliseconds. */
const closePatience = 2_000

/**
 * Connects to the server of an address, and checks that it answers and is new enough. Of several it follows the one that takes writes.
 * `readFrom` are servers that visitors' reads are spread over, there or not.
 */
export const openPostgres = (
  address: PostgresUrl,
  waits: DatabaseTimeouts = defaultDatabaseTimeouts,
  readFrom: ReadonlyArray<URL> = []
): Effect.Effect<ConnectedDatabase, DatabaseUnreachable | DatabaseRefused | ServerTooOld> => {
  const { connections, idleTransaction, lock, read, readConnections, statement, work } = waits
  const choice = address.followsPrimary ? createPrimarySelector(address, waits, (server) => moveTo(server)) : undefined
  const doubt = () => choice?.doubt(choice.current())
  const listening = {
    // One silent connection makes all suspect that are idle: each would cost its next user the same wait.
    onSilence: () => {
      all.forEach(({ cutIdle }) => cutIdle())
      doubt()
    },
    onGone: doubt
  }
  const opened = (limits: Limits, own = waits): RecoveringPool => {
    const steady = createRecoveringPool(poolConfig(address.servers[0], own, limits), listening)
    if (choice !== undefined) followPrimary(steady.pool, choice)
    return steady
  }
  const shop = opened({ max: connections, statement, lock, idleTransaction })
  const reads = opened({ max: readConnections, statement: read, lock, idleTransaction })
  const unhurried = opened({ max: unhurriedConnections, statement: work, lock: 0, idleTransaction: 0 })
  // Its connection stays open: a ping must not wait for a new one.
  const looking = opened({ max: 1, statement: PROBE_TIMEOUTS.statement, lock, idleTransaction, idle: 0 }, { ...waits, ...PROBE_TIMEOUTS })
  const all = [shop, reads, unhurried, looking]
  const moveTo = (server: URL) => {
    for (const { cutAll, pool } of all) {
      pool.options.connectionString = connectionTo(server, waits)
      cutAll()
    }
  }
  const standbys =
    readFrom.length === 0
      ? undefined
      : connectStandbys(readFrom, looking.pool, waits, (server, limits, own) =>
          poolConfig(server, own, { lock, idleTransaction, ...limits })
        )
  const close = async () => {
    choice?.close()
    await standbys?.close(closePatience)
    await Promise.all(all.map((pool) => pool.close(closePatience)))
  }
  const others = { reads: reads.pool, unhurried: unhurried.pool }
  return Effect.tryPromise({
    try: () => shop.pool.query<{ server_version_num: string; server_version: string }>(versions),
    catch: (error) => connectionError(address, error)
  }).pipe(
    // A process that starts is busy with itself: its first connection may take longer than a visitor waits for one.
    Effect.retry({ times: 3, while: (error) => error instanceof DatabaseUnreachable && error.cause.includes("timeout") }),
    Effect.flatMap(({ rows: [server] }) =>
      Number(server?.server_version_num) >= oldestServer * 10_000
        ? Effect.succeed<ConnectedDatabase>({
            kind: "postgres",
            pool: shop.pool,
            others,
            standbys: standbys?.all ?? [],
            staleness: standbys === undefined ? 0 : waits.staleness,
            ping: () => looking.pool.query("select 1"),
            close,
            lost: Effect.never
          })
        : Effect.fail(new ServerTooOld({ version: String(server?.server_version), oldest: oldestServer }))
    ),
    Effect.tap(() => Effect.sync(() => void looking.pool.query("select 1").catch(() => undefined))),
    Effect.tapError(() => Effect.promise(close))
  )
}

interface Limits extends Pick<DatabaseTimeouts, "idleTransaction" | "lock" | "statement"> {
  readonly max: number
  /** Milliseconds after which an idle connection is closed; 0: never. Ten seconds if left out. */
  readonly idle?: number
}

/** A connection that the server closed is dropped; the pool makes another when one is needed. */
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
  // A living server ends the statement itself: who stays silent for longer is not there any more.
  ...(statement > 0 && { statement_timeout: statement, query_timeout: statement + waits.silence })
})

/** Also the server lets go of a shop that has gone without a word, and of the locks that it held. Node cannot say as much of its own end. */
const connectionTo = (url: URL, { keepAlive, tcpUser }: DatabaseTimeouts): string => {
  if (tcpUser === 0) return url.href
  const changed = new URL(url)
  const idle = Math.max(1, Math.round(keepAlive / 1000))
  const waits = `-c tcp_user_timeout=${tcpUser} -c tcp_keepalives_idle=${idle} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`
  changed.searchParams.set("options", `${waits} ${url.searchParams.get("options") ?? ""}`.trim())
  return changed.href
}

const versions = `select current_setting('server_version_num') server_version_num, current_setting('server_version') server_version`

/** An error with an SQLSTATE was spoken by the server; any other came about on the way to it. */
const connectionError = (to: PostgresUrl, error: unknown): DatabaseUnreachable | DatabaseRefused => {
  const address = formatHosts(to)
  if (error instanceof DatabaseError) return new DatabaseRefused({ address, cause: error.message })
  return new DatabaseUnreachable({ address, cause: error instanceof PrimaryNotFound ? error.cause : getErrorMessage(error) })
}
