import { Cause, type LogLevel, Logger } from "effect"
import { isAway } from "./layerOffline.ts"

/** The console's own levels, which the browser's developer tools filter by. */
const methods = {
  All: "debug",
  Trace: "debug",
  Debug: "debug",
  Info: "info",
  Warn: "warn",
  Error: "error",
  Fatal: "error",
  None: "debug"
} as const satisfies Record<LogLevel.LogLevel, keyof Console>

/** Returns whether a failure is expected: without a network requests fail, and the page works with what the device keeps. */
const isExpected = (logLevel: LogLevel.LogLevel, cause: Cause.Cause<unknown>): boolean =>
  logLevel === "Error" && isAway() && !Cause.hasDies(cause)

/** Logs to the browser console, each message at its own level. Failures of an offline device are logged for debugging only. */
export const layerConsole = Logger.layer([
  Logger.make(({ cause, logLevel, message }) => {
    const values: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    const method = isExpected(logLevel, cause) ? "debug" : methods[logLevel]
    console[method](...values, ...(cause.reasons.length > 0 ? [Cause.pretty(cause)] : []))
  })
])
