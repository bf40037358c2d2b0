import { type DatabaseWaits, standardWaits } from "@camber/services/database"
import { Effect } from "effect"
import { milliseconds, wholeNumber } from "./reads.ts"
import { setting, type Setting } from "./setting.ts"

const wait = (name: string, standard: number): Setting<number> =>
  setting(name, milliseconds, "seconds from 0 to 86400, such as 8 or 0.5", String(standard / 1000))

const connections = (name: string, standard: number): Setting<number> =>
  setting(name, wholeNumber(1, 1000), "a whole number from 1 to 1000", String(standard))

/** How long the shop waits for PostgreSQL, given in seconds, of which 0 is no limit; and how many connections it has there. */
export const databaseWaits: { readonly [K in keyof DatabaseWaits]: Setting<number> } = {
  statement: wait("DATABASE_STATEMENT_SECONDS", standardWaits.statement),
  read: wait("DATABASE_READ_SECONDS", standardWaits.read),
  work: wait("DATABASE_WORK_SECONDS", standardWaits.work),
  lock: wait("DATABASE_LOCK_SECONDS", standardWaits.lock),
  idleTransaction: wait("DATABASE_IDLE_TRANSACTION_SECONDS", standardWaits.idleTransaction),
  silence: wait("DATABASE_SILENCE_SECONDS", standardWaits.silence),
  connect: wait("DATABASE_CONNECT_SECONDS", standardWaits.connect),
  keepAlive: wait("DATABASE_KEEPALIVE_SECONDS", standardWaits.keepAlive),
  tcpUser: wait("DATABASE_TCP_USER_SECONDS", standardWaits.tcpUser),
  staleness: Effect.map(
    setting(
      "DATABASE_READ_STALE_SECONDS",
      wholeNumber(1, 3600),
      "a whole number of seconds from 1 to 3600",
      String(standardWaits.staleness / 1000)
    ),
    (seconds) => seconds * 1000
  ),
  connections: connections("DATABASE_CONNECTIONS", standardWaits.connections),
  readConnections: connections("DATABASE_READ_CONNECTIONS", standardWaits.readConnections)
}
