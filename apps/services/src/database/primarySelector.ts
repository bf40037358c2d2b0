import { Client } from "pg"
import type { DatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { PrimaryNotFound } from "./errors.ts"
import { formatHost, type PostgresUrl } from "./PostgresUrl.ts"
import { getErrorMessage } from "../foundation/errorDetails.ts"

/** Which of several servers is used: the primary, whichever that is at the moment. */
export interface PrimarySelector {
  readonly current: () => URL
  /** Resolves once a server is known to be the primary; rejects with `PrimaryNotFound` after the wait for a connection. */
  readonly settled: () => Promise<void>
  /** Told that `server` failed or did not write: all are asked, until one is the primary. */
  readonly doubt: (server: URL) => void
  readonly close: () => void
}

/** Milliseconds: between two looks where there is no primary, and where there is one. */
const SEEKING = 100
const WATCHING = 2_000
/** How long a server has to answer a look, and the others once one of them is a primary. */
const LOOK = 1_000
const OTHERS = 300

/**
 * Of two that take writes the one counts that was promoted later: it has the newer timeline of the log. A former primary that comes back is
 * never taken again, unless it was promoted itself. `onChange` hears when another server is the one.
 */
export const createPrimarySelector = (
  { servers }: PostgresUrl,
  { connect }: Pick<DatabaseTimeouts, "connect">,
  onChange: (server: URL) => void
): PrimarySelector => {
  let [current, timeline, isClosed]: [URL, number, boolean] = [servers[0], 0, false]
  let seen: ReadonlyArray<Look> = []

  const look = async (): Promise<boolean> => {
    seen = await looksAt(servers)
    const primaries = seen.filter(isPrimary).filter((one) => one.timeline >= timeline)
    const newest = Math.max(...primaries.map((one) => one.timeline))
    const best = primaries.filter((one) => one.timeline === newest)
    const chosen = best.find(({ server }) => server === current) ?? best[0]
    if (chosen === undefined || isClosed) return false
    timeline = newest
    if (chosen.server !== current) onChange((current = chosen.server))
    return true
  }
  const seek = async (): Promise<void> => {
    while (!isClosed && !(await look())) await new Promise((resolve) => setTimeout(resolve, SEEKING))
    seeking = undefined
  }
  let seeking: Promise<void> | undefined = seek()
  let isWatching = false
  const watch = setInterval(() => {
    if (seeking !== undefined || isWatching) return
    isWatching = true
    void look().finally(() => (isWatching = false))
  }, WATCHING)
  watch.unref()

  return {
    current: () => current,
    doubt: (server) => {
      if (server === current && !isClosed) seeking ??= seek()
    },
    settled: async () => {
      if (seeking === undefined) return
      const late = Promise.withResolvers<never>()
      const timer = connect > 0 ? setTimeout(() => late.reject(new PrimaryNotFound({ cause: told(seen) })), connect) : undefined
      await Promise.race([seeking, late.promise]).finally(() => clearTimeout(timer))
    },
    close: () => {
      isClosed = true
      clearInterval(watch)
    }
  }
}

/** What a server says of itself; null where it only reads. */
interface Look {
  readonly server: URL
  readonly timeline: number | null
  /** Why nothing is known of it. */
  readonly failure?: string
}

const isPrimary = (look: Look): look is Look & { readonly timeline: number } => look.timeline !== null

const told = (seen: ReadonlyArray<Look>): string =>
  seen.map(({ failure, server }) => `${formatHost(server)}: ${failure ?? "takes no writes"}`).join("; ")

/** All at once, so that one that is silent keeps nobody waiting for another. */
const looksAt = async (servers: ReadonlyArray<URL>): Promise<ReadonlyArray<Look>> => {
  const found = Promise.withResolvers<void>()
  const looks = servers.map((server): Look => ({ server, timeline: null, failure: "no answer yet" }))
  const all = servers.map(async (server, place) => {
    const seen = await lookAt(server)
    looks[place] = seen
    if (isPrimary(seen)) setTimeout(found.resolve, OTHERS)
  })
  await Promise.race([Promise.all(all), found.promise])
  return [...looks]
}

const lookAt = async (server: URL): Promise<Look> => {
  const client = new Client({ connectionString: server.href, connectionTimeoutMillis: LOOK, query_timeout: LOOK })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ readonly timeline: number | null }>(PRIMARY_TIMELINE_SQL)
    return { server, timeline: rows[0]?.timeline ?? null }
  } catch (error) {
    return { server, timeline: null, failure: getErrorMessage(error) }
  } finally {
    client.end().catch(() => undefined)
  }
}

/** The timeline of one that takes writes, else null. The first eight digits of a log file's name are it. */
export const PRIMARY_TIMELINE_SQL = `
  select case when current_setting('transaction_read_only') = 'off'
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`
