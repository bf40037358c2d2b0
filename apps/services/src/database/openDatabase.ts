import { Effect } from "effect"
import { type Dialect, type Kysely, PostgresDialect } from "kysely"
import type { Pool } from "pg"
import type { Connected, Database } from "./Database.ts"
import { type DatabaseWaits, standardWaits } from "./DatabaseWaits.ts"
import { openEmbedded } from "./embedded/openEmbedded.ts"
import type { DatabaseError } from "./errors.ts"
import { openPostgres } from "./openPostgres.ts"
import { addressOf, type PostgresAddress } from "./PostgresAddress.ts"
import { QuietClient, quietCancellation } from "./quietClients.ts"
import { spreadKysely } from "./spreadKysely.ts"
import type { Tables } from "./tables.ts"
import { attentiveKysely } from "./whileWaitedFor.ts"

/** Where the data is: in PostgreSQL where `url` is given, else in the folder `dataDir`. */
export interface DatabaseSettings {
  readonly dataDir: string
  /** One server as it is, or an address that `postgresAddress` has read. */
  readonly url?: URL | PostgresAddress | undefined
  /** Servers of PostgreSQL that visitors' reads of the catalogue are spread over. */
  readonly readFrom?: ReadonlyArray<URL> | undefined
  /** `standardWaits` where it is left out. */
  readonly waits?: DatabaseWaits | undefined
}

/** Opens the database, ready for `migrate`. The caller closes it; `scopedDatabase` closes it with the scope. */
export const openDatabase = ({
  dataDir,
  readFrom,
  url,
  waits = standardWaits
}: DatabaseSettings): Effect.Effect<Database, DatabaseError> => {
  const connected: Effect.Effect<Connected, DatabaseError> =
    url === undefined ? openEmbedded(dataDir) : openPostgres(url instanceof URL ? addressOf(url) : url, waits, readFrom)
  return Effect.map(connected, withKysely)
}

export const scopedDatabase = (settings: DatabaseSettings) =>
  Effect.acquireRelease(openDatabase(settings), ({ close }) => Effect.promise(close))

const withKysely = (connected: Connected): Database => {
  const { kind, others, pool, standbys } = connected
  const dialectOf = (one: Pool): Dialect =>
    new PostgresDialect({ pool: one, controlClient: QuietClient, onCreateConnection: quietCancellation })
  // The embedded database is one backend in one thread: nobody can interrupt what it computes, and a second client would reset its session.
  const builder = (one: Pool): Kysely<Tables> => attentiveKysely(dialectOf(one), kind === "postgres" ? "cancel query" : "ignore query")
  const kysely = builder(pool)
  const spread = standbys.map((standby) => ({ ...standby, kysely: builder(standby.pool) }))
  let turn = 0
  /** Those that may be read, another one first each time. */
  const serving = (): ReadonlyArray<Kysely<Tables>> => {
    const now = spread.filter(({ isServing }) => isServing()).map((one) => one.kysely)
    turn = (turn + 1) % Math.max(1, now.length)
    return [...now.slice(turn), ...now.slice(0, turn)]
  }
  const reads = (one: Pool) => (spread.length === 0 ? builder(one) : spreadKysely(dialectOf(one), serving))
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
