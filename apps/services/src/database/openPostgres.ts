import { Effect } from "effect"
import { DatabaseError, type PoolConfig } from "pg"
import type { Connected } from "./Database.ts"
import { type DatabaseWaits, standardWaits } from "./DatabaseWaits.ts"
import { DatabaseRefused, DatabaseUnreachable, ServerTooOld } from "./errors.ts"
import { steadyPool } from "./steadyPool.ts"
import { messageOf } from "./thrown.ts"
import { rowTypes } from "./rowTypes.ts"

const oldestServer = 15
/** Seedings, indexes and hourly work seldom meet. */
const unhurriedConnections = 3
/** How long the queries in flight have at the end, in milliseconds. */
const closePatience = 2_000

/** Connects to a server, and checks that it answers and is new enough. `url` is a postgres:// address. */
export const openPostgres = (
  url: URL,
  waits: DatabaseWaits = standardWaits
): Effect.Effect<Connected, DatabaseUnreachable | DatabaseRefused | ServerTooOld> => {
  // One silent connection makes all suspect that are idle: each would cost its next user the same wait.
  const cutAll = () => [shop, reads, unhurried].forEach(({ cutIdle }) => cutIdle())
  const { connections, idleTransaction, lock, read, readConnections, statement, work } = waits
  const shop = steadyPool(poolConfig(url, waits, { max: connections, statement, lock, idleTransaction }), cutAll)
  const reads = steadyPool(poolConfig(url, waits, { max: readConnections, statement: read, lock, idleTransaction }), cutAll)
  const unhurried = steadyPool(poolConfig(url, waits, { max: unhurriedConnections, statement: work, lock: 0, idleTransaction: 0 }), cutAll)
  const close = async () => void (await Promise.all([shop, reads, unhurried].map((pool) => pool.close(closePatience))))
  const others = { reads: reads.pool, unhurried: unhurried.pool }
  return Effect.tryPromise({
    try: () => shop.pool.query<{ server_version_num: string; server_version: string }>(versions),
    catch: (error) => connectionError(url, error)
  }).pipe(
    Effect.flatMap(({ rows: [server] }) =>
      Number(server?.server_version_num) >= oldestServer * 10_000
        ? Effect.succeed<Connected>({ kind: "postgres", pool: shop.pool, others, close, lost: Effect.never })
        : Effect.fail(new ServerTooOld({ version: String(server?.server_version), oldest: oldestServer }))
    ),
    Effect.tapError(() => Effect.promise(close))
  )
}

/** A connection that the server closed is dropped; the pool makes another when one is needed. */
const poolConfig = (
  url: URL,
  { connect, keepAlive, silence, tcpUser }: DatabaseWaits,
  { idleTransaction, lock, max, statement }: Pick<DatabaseWaits, "idleTransaction" | "lock" | "statement"> & { readonly max: number }
): PoolConfig => ({
  connectionString: withServerWaits(url, keepAlive, tcpUser).href,
  max,
  connectionTimeoutMillis: connect,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAlive,
  types: rowTypes,
  ...(lock > 0 && { lock_timeout: lock }),
  ...(idleTransaction > 0 && { idle_in_transaction_session_timeout: idleTransaction }),
  // A living server ends the statement itself: who stays silent for longer is not there any more.
  ...(statement > 0 && { statement_timeout: statement, query_timeout: statement + silence })
})

/** Also the server lets go of a shop that has gone without a word, and of the locks that it held. Node cannot say as much of its own end. */
const withServerWaits = (url: URL, keepAlive: number, tcpUser: number): URL => {
  if (tcpUser === 0) return url
  const changed = new URL(url)
  const idle = Math.max(1, Math.round(keepAlive / 1000))
  const waits = `-c tcp_user_timeout=${tcpUser} -c tcp_keepalives_idle=${idle} -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`
  changed.searchParams.set("options", `${waits} ${url.searchParams.get("options") ?? ""}`.trim())
  return changed
}

const versions = `select current_setting('server_version_num') server_version_num, current_setting('server_version') server_version`

/** An error with an SQLSTATE was spoken by the server; any other came about on the way to it. */
const connectionError = (url: URL, error: unknown): DatabaseUnreachable | DatabaseRefused => {
  const address = url.host || "the local socket"
  if (error instanceof DatabaseError) return new DatabaseRefused({ address, cause: error.message })
  return new DatabaseUnreachable({ address, cause: messageOf(error) })
}
