import { AsyncLocalStorage } from "node:async_hooks"
import { isDatabaseUnavailable } from "@camber/services/database"

/** Format of log lines: text for people, or one JSON object per line. */
export type LogFormat = "text" | "json"

type Level = "info" | "warn" | "error"
type Fields = Readonly<Record<string, string | number>>

/** Log of a process. Lines written during a request contain its id. */
export interface Log {
  readonly info: (message: string, fields?: Fields) => void
  readonly warn: (message: string, fields?: Fields) => void
  /** Logs a failure with its cause and stack. */
  readonly error: (message: string, cause?: unknown, fields?: Fields) => void
}

const answering = new AsyncLocalStorage<string>()

/** Runs a request handler whose log lines contain the request's id. */
export const withRequestId = <A>(requestId: string, answer: () => A): A => answering.run(requestId, answer)

export const createLogger = (format: LogFormat, write: (line: string) => void, now: () => Date = () => new Date()): Log => {
  const line = (level: Level, message: string, fields: Fields = {}, cause?: unknown) => {
    const requestId = answering.getStore()
    const all: Fields = requestId === undefined || "requestId" in fields ? fields : { ...fields, requestId }
    write(format === "json" ? jsonLine(now(), level, message, all, cause) : textLine(message, all, cause))
  }
  return {
    info: (message, fields) => line("info", message, fields),
    warn: (message, fields) => line("warn", message, fields),
    error: (message, cause, fields) => line("error", message, fields, cause)
  }
}

const jsonLine = (time: Date, level: Level, message: string, fields: Fields, cause: unknown): string =>
  JSON.stringify({ time: time.toISOString(), level, message, ...fields, ...(cause !== undefined && { cause: describeCause(cause) }) })

/** Returns the fields of a cause that can be logged. Omits the row and values of a database error. */
const describeCause = (cause: unknown): Readonly<Record<string, unknown>> => {
  if (!(cause instanceof Error)) return { message: String(cause) }
  const { message, name, stack } = cause
  const inner = cause.cause === undefined || cause.cause === cause ? {} : { cause: describeCause(cause.cause) }
  return { name, message, ...("code" in cause && { code: String(cause.code) }), stack, ...inner }
}

const textLine = (message: string, fields: Fields, cause: unknown): string => {
  const named = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
  return `${message}${named.join("")}${cause === undefined ? "" : `\n${stacks(cause)}`}`
}

const stacks = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  const stack = cause.stack ?? `${cause.name}: ${cause.message}`
  return cause.cause === undefined || cause.cause === cause ? stack : `${stack}\ncaused by ${stacks(cause.cause)}`
}

/** Format of Effect's default logger: `[12:00:00.000] ERROR (#27): A refund failed`. */
const EFFECT_LINE = /^\[[\d:.]+\] ([A-Z]+) \(#\d+\)(?: [^:]*)?: ([\s\S]*)$/

/** Redirects console output of libraries and Effect to the log. */
export const redirectConsole = (log: Log, console: Partial<Console>): void => {
  const level =
    (write: (message: string, cause?: unknown) => void) =>
    (...given: ReadonlyArray<unknown>): void =>
      write(
        given
          .filter((item) => !(item instanceof Error))
          .map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
          .join(" "),
        given.find((item) => item instanceof Error)
      )
  const writeInfo = level((message, cause) => {
    const [, effectLevel, text = message] = EFFECT_LINE.exec(message) ?? []
    if (effectLevel === "ERROR" || effectLevel === "FATAL") log.error(text, cause)
    else if (effectLevel === "WARN") log.warn(text)
    else log.info(text)
  })
  const writeError = level((message, cause) => (cause === undefined ? log.warn(message) : log.error(message, cause)))
  Object.assign(console, { log: writeInfo, info: writeInfo, debug: writeInfo, warn: writeError, error: writeError })
}

/** Logs a failure with its stack, or in one line without a stack if the database is unavailable. */
export const logFault = (log: Log, where: string, cause: unknown, fields: Readonly<Record<string, string>> = {}): void => {
  if (isDatabaseUnavailable(cause) && cause instanceof Error) log.warn(`${where}: the database is unavailable (${cause.message})`, fields)
  else log.error(where, cause, fields)
}
