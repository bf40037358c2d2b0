import { Effect } from "effect"
import { DatabaseError, Pool } from "pg"
import type { Connected } from "./Database.ts"
import { DatabaseRefused, DatabaseUnreachable, ServerTooOld } from "./errors.ts"
import { messageOf } from "./thrown.ts"
import { quietClients } from "./quietClients.ts"
import { rowTypes } from "./rowTypes.ts"

const oldestServer = 15

/** Connects to a server, and checks that it answers and is new enough. `url` is a postgres:// address. */
export const openPostgres = (url: URL): Effect.Effect<Connected, DatabaseUnreachable | DatabaseRefused | ServerTooOld> => {
  // A connection that the server closed is dropped; the pool makes another when one is needed.
  const pool = quietClients(
    new Pool({ connectionString: url.href, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true, types: rowTypes })
  )
  const close = () => pool.end()
  return Effect.tryPromise({
    try: () => pool.query<{ server_version_num: string; server_version: string }>(versions),
    catch: (error) => connectionError(url, error)
  }).pipe(
    Effect.flatMap(({ rows: [server] }) =>
      Number(server?.server_version_num) >= oldestServer * 10_000
        ? Effect.succeed<Connected>({ kind: "postgres", pool, close, lost: Effect.never })
        : Effect.fail(new ServerTooOld({ version: String(server?.server_version), oldest: oldestServer }))
    ),
    Effect.tapError(() => Effect.promise(close))
  )
}

const versions = `select current_setting('server_version_num') server_version_num, current_setting('server_version') server_version`

/** An error with an SQLSTATE was spoken by the server; any other came about on the way to it. */
const connectionError = (url: URL, error: unknown): DatabaseUnreachable | DatabaseRefused => {
  const address = url.host || "the local socket"
  if (error instanceof DatabaseError) return new DatabaseRefused({ address, cause: error.message })
  return new DatabaseUnreachable({ address, cause: messageOf(error) })
}
