import type { Pool, PoolConfig } from "pg"
import type { DatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { formatHost } from "./PostgresUrl.ts"
import { PRIMARY_TIMELINE_SQL } from "./primarySelector.ts"
import { createRecoveringPool } from "./createRecoveringPool.ts"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"

/** Positions (bytes) in the primary's write-ahead log by time in milliseconds. */
interface WalPositionLog {
  /** Records that all data acknowledged before time `at` is before `position` in the log. */
  readonly note: (at: number, position: number) => void
  /** Returns the time up to which a standby that replayed `position` has all data; -Infinity if unknown. */
  readonly getReplayTime: (position: number) => number
  /** Time of the last `note`; -Infinity if there is none. */
  readonly notedAt: () => number
}

/** Creates a log that retains `span` milliseconds. A standby behind all entries has a longer lag than that. */
export const createWalPositionLog = (span: number): WalPositionLog => {
  let notes: ReadonlyArray<readonly [at: number, position: number]> = []
  return {
    note: (at, position) => {
      const last = notes.at(-1)
      // A promoted standby may have less data than its former primary. Then the entries from that primary no longer apply.
      const valid = last !== undefined && last[1] > position ? [] : notes
      notes = [...valid.filter(([then]) => then >= at - span), [at, position]]
    },
    getReplayTime: (position) => notes.findLast(([, then]) => then <= position)?.[0] ?? -Infinity,
    notedAt: () => notes.at(-1)?.[0] ?? -Infinity
  }
}

/** A standby that shares the catalog reads. */
export interface Standby {
  readonly name: string
  readonly pool: Pool
  /** Whether the standby responds and its lag is below the limit. */
  readonly isServing: () => boolean
  /** Maximum lag in seconds at the last poll; Infinity if unknown. */
  readonly getReplicationLag: () => number
}

export interface Standbys {
  readonly all: ReadonlyArray<Standby>
  readonly close: (patience: number) => Promise<void>
}

/** Creates the configuration of a server's pools. */
export type MakeConfig = (server: URL, limits: { readonly max: number; readonly statement: number }, waits: DatabaseTimeouts) => PoolConfig

/** Poll interval in milliseconds. */
const POLL_INTERVAL_MS = 1_000
/** Timeouts of a poll. */
export const PROBE_TIMEOUTS = { statement: 1_000, readTimeoutGrace: 500, connect: 1_500 }
/** SQLSTATE of a statement timeout, which shows that the server is running. */
const CANCELED = "57014"

/**
 * Reads the WAL position, the cluster and the timeline of a server.
 *
 * A server of another cluster has other data. The same is true of a server that was promoted to another timeline, of a former primary, and
 * of the standbys of either. The timeline is null if the server receives no replication, or if the shop's role lacks `pg_read_all_stats`.
 */
const position = `
  select (select system_identifier::text from pg_control_system()) as cluster, coalesce((${PRIMARY_TIMELINE_SQL}), (select received_tli from pg_stat_wal_receiver)) as timeline,
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::bigint as position`

interface Position {
  readonly cluster: string
  readonly timeline: number | null
  readonly position: number
}

/**
 * Connects to standbys and polls them and the primary every second.
 *
 * The lag is computed from the primary's positions over time. It needs only this process's clock, and is 0 while nothing is written. While
 * the primary does not respond, standbys are compared with its last known position, because no server has newer data.
 */
export const connectStandbys = (servers: ReadonlyArray<URL>, primary: Pool, waits: DatabaseTimeouts, config: MakeConfig): Standbys => {
  const { staleness } = waits
  const every = Math.min(POLL_INTERVAL_MS, staleness / 4)
  const log = createWalPositionLog(staleness + POLL_INTERVAL_MS)
  const closing = new AbortController()
  let primaryPosition: Position | undefined
  let isPrimaryUp = true

  const repeatUntilClosed = async (look: () => Promise<void>): Promise<void> => {
    while (!closing.signal.aborted) {
      await look()
      await pause(every, closing.signal)
    }
  }
  const watchPrimary = repeatUntilClosed(async () => {
    const at = performance.now()
    const seen = await Promise.race([
      primary.query<Position>(position).then(
        ({ rows }) => rows[0],
        () => undefined
      ),
      pause(PROBE_TIMEOUTS.connect, closing.signal)
    ])
    isPrimaryUp = seen !== undefined
    if (seen === undefined) return
    primaryPosition = seen
    log.note(at, seen.position)
  })

  const watched = servers.map((server) => {
    let replayed = -Infinity
    const markUnavailable = () => void (replayed = -Infinity)
    const readPool = createRecoveringPool(config(server, { max: waits.readConnections, statement: waits.read }, waits), {
      onSilence: () => {
        markUnavailable()
        readPool.closeIdle()
      },
      onGone: markUnavailable
    })
    const probePool = createRecoveringPool(
      config(server, { max: 1, statement: PROBE_TIMEOUTS.statement }, { ...waits, ...PROBE_TIMEOUTS }),
      {
        onSilence: markUnavailable,
        onGone: markUnavailable
      }
    )
    const watch = repeatUntilClosed(async () => {
      try {
        const { rows } = await probePool.pool.query<Position>(position)
        replayed = hasSameData(rows[0], primaryPosition) ? rows[0].position : -Infinity
      } catch (error) {
        markUnavailable()
        if (getSystemErrorCode(error) !== CANCELED) readPool.closeAll()
      }
    })
    const getLag = () => (isPrimaryUp ? performance.now() : log.notedAt()) - log.getReplayTime(replayed)
    const standby: Standby = {
      name: formatHost(server),
      pool: readPool.pool,
      isServing: () => getLag() <= staleness,
      getReplicationLag: () => getLag() / 1000
    }
    const close = async (patience: number) => void (await Promise.all([readPool.close(patience), probePool.close(patience), watch]))
    return { standby, close }
  })

  return {
    all: watched.map(({ standby }) => standby),
    close: async (patience) => {
      closing.abort()
      await Promise.all([watchPrimary, ...watched.map(({ close }) => close(patience))])
    }
  }
}

const hasSameData = (server: Position | undefined, primary: Position | undefined): server is Position =>
  server !== undefined && server.cluster === primary?.cluster && (server.timeline ?? primary.timeline) === primary.timeline

const pause = (milliseconds: number, signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      resolve(undefined)
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener("abort", end)
    if (signal.aborted) end()
  })
