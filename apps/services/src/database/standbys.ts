import type { Pool, PoolConfig } from "pg"
import type { DatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { createWalPositionLog } from "./createWalPositionLog.ts"
import { formatHost } from "./PostgresUrl.ts"
import { PRIMARY_TIMELINE_SQL } from "./primarySelector.ts"
import { createRecoveringPool } from "./createRecoveringPool.ts"
import { getSystemErrorCode } from "../foundation/errorDetails.ts"

/** A server that reads are spread over. */
export interface Standby {
  /** Host and port. */
  readonly name: string
  readonly pool: Pool
  /** Whether it may be read now: it answers, and is late by less than the bound. */
  readonly isServing: () => boolean
  /** Seconds by which it was late at most when it was last looked at; Infinity where nobody knows. */
  readonly lateness: () => number
}

export interface Standbys {
  readonly all: ReadonlyArray<Standby>
  readonly close: (patience: number) => Promise<void>
}

/** How a server's pools are made. */
export type MakeConfig = (server: URL, limits: { readonly max: number; readonly statement: number }, waits: DatabaseTimeouts) => PoolConfig

/** Milliseconds between two looks. */
const EVERY = 1_000
/** How long a server may keep one waiting. */
export const PROBE_TIMEOUTS = { statement: 1_000, silence: 500, connect: 1_500 }
/** SQLSTATE of a statement that took too long: the server lives. */
const CANCELED = "57014"

/**
 * Where a server's log is, and whose it is: a server of another cluster has other data, and so has one that takes writes of its own on another
 * timeline, as a former primary that came back, and one that follows that. Null on one that receives nothing now, and where the shop's role
 * may not see what it receives (`pg_read_all_stats`).
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
 * Looks at the primary and at each standby every second. How late one is follows from what the primary had written when, so no clock but
 * this process's own counts, and a shop where nothing is written is not late. While the primary is silent it is compared with what was
 * known of it last: nothing new can be read anywhere then.
 */
export const connectStandbys = (servers: ReadonlyArray<URL>, primary: Pool, waits: DatabaseTimeouts, config: MakeConfig): Standbys => {
  const { staleness } = waits
  const every = Math.min(EVERY, staleness / 4)
  const log = createWalPositionLog(staleness + EVERY)
  const closing = new AbortController()
  let ofPrimary: Position | undefined
  let isPrimaryThere = true

  const repeated = async (look: () => Promise<void>): Promise<void> => {
    while (!closing.signal.aborted) {
      await look()
      await pause(every, closing.signal)
    }
  }
  const watchPrimary = repeated(async () => {
    const at = performance.now()
    const seen = await Promise.race([
      primary.query<Position>(position).then(
        ({ rows }) => rows[0],
        () => undefined
      ),
      pause(PROBE_TIMEOUTS.connect, closing.signal)
    ])
    isPrimaryThere = seen !== undefined
    if (seen === undefined) return
    ofPrimary = seen
    log.note(at, seen.position)
  })

  const watched = servers.map((server) => {
    let replayed = -Infinity
    const lost = () => void (replayed = -Infinity)
    const steady = createRecoveringPool(config(server, { max: waits.readConnections, statement: waits.read }, waits), {
      onSilence: () => {
        lost()
        steady.cutIdle()
      },
      onGone: lost
    })
    const looking = createRecoveringPool(config(server, { max: 1, statement: PROBE_TIMEOUTS.statement }, { ...waits, ...PROBE_TIMEOUTS }), {
      onSilence: lost,
      onGone: lost
    })
    const watch = repeated(async () => {
      try {
        const { rows } = await looking.pool.query<Position>(position)
        replayed = holdsSame(rows[0], ofPrimary) ? rows[0].position : -Infinity
      } catch (error) {
        lost()
        if (getSystemErrorCode(error) !== CANCELED) steady.cutAll()
      }
    })
    const late = () => (isPrimaryThere ? performance.now() : log.notedAt()) - log.heldUntil(replayed)
    const standby: Standby = {
      name: formatHost(server),
      pool: steady.pool,
      isServing: () => late() <= staleness,
      lateness: () => late() / 1000
    }
    const close = async (patience: number) => void (await Promise.all([steady.close(patience), looking.close(patience), watch]))
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

const holdsSame = (server: Position | undefined, primary: Position | undefined): server is Position =>
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
