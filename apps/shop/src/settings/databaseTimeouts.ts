import { type DatabaseTimeouts, longestQuery, defaultDatabaseTimeouts, waitsWithin } from "@camber/services/database"
import { Effect, Option } from "effect"
import { milliseconds, wholeNumber } from "./parsers.ts"
import { readOptionalSetting, readSetting, type Setting, type SettingProblem } from "./readSetting.ts"

const seconds = "seconds from 0 to 86400, such as 8 or 0.5"

/** Timeout of a visitor's request, from which all others are derived; 0 is unlimited. */
export const answerWithin = readSetting("ANSWER_SECONDS", milliseconds, seconds, "15")

const connections = (name: string, standard: number): Setting<number> =>
  readSetting(name, wholeNumber(1, 1000), "a whole number from 1 to 1000", String(standard))

/** Timeouts that override the values derived from `ANSWER_SECONDS`. */
const overrides = {
  statement: readOptionalSetting("DATABASE_STATEMENT_SECONDS", milliseconds, seconds),
  read: readOptionalSetting("DATABASE_READ_SECONDS", milliseconds, seconds),
  lock: readOptionalSetting("DATABASE_LOCK_SECONDS", milliseconds, seconds),
  connect: readOptionalSetting("DATABASE_CONNECT_SECONDS", milliseconds, seconds),
  work: readOptionalSetting("DATABASE_WORK_SECONDS", milliseconds, seconds),
  idleTransaction: readOptionalSetting("DATABASE_IDLE_TRANSACTION_SECONDS", milliseconds, seconds),
  tcpUser: readOptionalSetting("DATABASE_TCP_USER_SECONDS", milliseconds, seconds)
}

const counts = {
  staleness: readSetting(
    "DATABASE_READ_STALE_SECONDS",
    (text) => Option.map(wholeNumber(1, 3600)(text), (whole) => whole * 1000),
    "a whole number of seconds from 1 to 3600",
    String(defaultDatabaseTimeouts.staleness / 1000)
  ),
  connections: connections("DATABASE_CONNECTIONS", defaultDatabaseTimeouts.connections),
  readConnections: connections("DATABASE_READ_CONNECTIONS", defaultDatabaseTimeouts.readConnections)
}

export const waitSettings = { answerWithin, ...overrides, ...counts }

/** PostgreSQL timeouts and pool sizes. */
export const databaseTimeouts = Effect.gen(function* () {
  const answer = yield* answerWithin
  const given = Object.fromEntries(Object.entries(yield* Effect.all(overrides)).filter(([, value]) => value !== undefined))
  const waits: DatabaseTimeouts = { ...waitsWithin(answer === 0 ? 15_000 : answer), ...given, ...(yield* Effect.all(counts)) }
  if (answer > 0 && longestQuery(waits) > answer) return yield* Effect.fail(tooLong(answer, waits))
  return waits
})

/** Otherwise visitors would get status 503 before their query times out. */
const tooLong = (answer: number, waits: DatabaseTimeouts): SettingProblem => ({
  name: "ANSWER_SECONDS",
  given: { text: String(answer / 1000) },
  expects: `at least ${Math.ceil(longestQuery(waits) / 100) / 10}: the sum of DATABASE_CONNECT_SECONDS, the longer of DATABASE_STATEMENT_SECONDS and DATABASE_READ_SECONDS, and ${waits.readTimeoutGrace / 1000} for an unresponsive server`
})
