import { Client } from "pg"
import type { DatabaseTimeouts } from "./DatabaseTimeouts.ts"
import { PrimaryNotFound } from "./errors.ts"
import { formatHost, type PostgresUrl } from "./PostgresUrl.ts"
import { getErrorMessage } from "../foundation/errorDetails.ts"

/** Selects the current primary among several servers. */
export interface PrimarySelector {
  readonly current: () => URL
  /** Resolves once the primary is known. Rejects with `PrimaryNotFound` after the connection timeout. */
  readonly whenSelected: () => Promise<void>
  /** Reports that `server` failed or rejected a write. Starts polling all servers until one of them is the primary. */
  readonly recheck: (server: URL) => void
  readonly close: () => void
}

/** Poll interval in milliseconds while no primary is known. The second constant applies once a primary is known. */
const SEARCH_INTERVAL_MS = 100
const WATCH_INTERVAL_MS = 2_000
/** Timeout of a poll. The second constant is the extra time that the other servers get after a primary has responded. */
const POLL_TIMEOUT_MS = 1_000
const OTHERS_TIMEOUT_MS = 300

/**
 * Creates the selector. If two servers accept writes, the one with the newer timeline wins, because it was promoted later. A former primary
 * is selected again only if it was promoted itself.
 *
 * @param onChange - Called when the primary changes.
 */
export const createPrimarySelector = (
  { servers }: PostgresUrl,
  { connect }: Pick<DatabaseTimeouts, "connect">,
  onChange: (server: URL) => void
): PrimarySelector => {
  let [current, timeline, isClosed]: [URL, number, boolean] = [servers[0], 0, false]
  let seen: ReadonlyArray<PollResult> = []

  const poll = async (): Promise<boolean> => {
    seen = await pollAll(servers)
    const primaries = seen.filter(isPrimary).filter((primary) => primary.timeline >= timeline)
    const newest = Math.max(...primaries.map((primary) => primary.timeline))
    const best = primaries.filter((primary) => primary.timeline === newest)
    const chosen = best.find(({ server }) => server === current) ?? best[0]
    if (chosen === undefined || isClosed) return false
    timeline = newest
    if (chosen.server !== current) onChange((current = chosen.server))
    return true
  }
  const searchPrimary = async (): Promise<void> => {
    while (!isClosed && !(await poll())) await new Promise((resolve) => setTimeout(resolve, SEARCH_INTERVAL_MS))
    seeking = undefined
  }
  let seeking: Promise<void> | undefined = searchPrimary()
  let isWatching = false
  const watch = setInterval(() => {
    if (seeking !== undefined || isWatching) return
    isWatching = true
    void poll().finally(() => (isWatching = false))
  }, WATCH_INTERVAL_MS)
  watch.unref()

  return {
    current: () => current,
    recheck: (server) => {
      if (server === current && !isClosed) seeking ??= searchPrimary()
    },
    whenSelected: async () => {
      if (seeking === undefined) return
      const timeout = Promise.withResolvers<never>()
      const timer =
        connect > 0 ? setTimeout(() => timeout.reject(new PrimaryNotFound({ cause: formatFailures(seen) })), connect) : undefined
      await Promise.race([seeking, timeout.promise]).finally(() => clearTimeout(timer))
    },
    close: () => {
      isClosed = true
      clearInterval(watch)
    }
  }
}

/** Result of a poll; `timeline` is null if the server is read-only. */
interface PollResult {
  readonly server: URL
  readonly timeline: number | null
  /** Why the poll failed. */
  readonly failure?: string
}

const isPrimary = (poll: PollResult): poll is PollResult & { readonly timeline: number } => poll.timeline !== null

const formatFailures = (seen: ReadonlyArray<PollResult>): string =>
  seen.map(({ failure, server }) => `${formatHost(server)}: ${failure ?? "is read-only"}`).join("; ")

/** Polls all servers at once, so that a silent one does not delay the others. */
const pollAll = async (servers: ReadonlyArray<URL>): Promise<ReadonlyArray<PollResult>> => {
  const found = Promise.withResolvers<void>()
  const looks = servers.map((server): PollResult => ({ server, timeline: null, failure: "no response yet" }))
  const all = servers.map(async (server, index) => {
    const seen = await pollServer(server)
    looks[index] = seen
    if (isPrimary(seen)) setTimeout(found.resolve, OTHERS_TIMEOUT_MS)
  })
  await Promise.race([Promise.all(all), found.promise])
  return [...looks]
}

const pollServer = async (server: URL): Promise<PollResult> => {
  const client = new Client({ connectionString: server.href, connectionTimeoutMillis: POLL_TIMEOUT_MS, query_timeout: POLL_TIMEOUT_MS })
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

/** Returns the timeline of a server that accepts writes, otherwise null. The timeline is the first eight digits of a WAL file name. */
export const PRIMARY_TIMELINE_SQL = `
  select case when current_setting('transaction_read_only') = 'off'
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`
