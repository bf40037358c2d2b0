import { Cause, type LogLevel, Logger } from "effect"
import { isAway } from "./layerOffline.ts"

/** Console method for each log level. The browser's developer tools filter by these levels. */
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

/** Returns whether a failure is expected. While the device is offline, requests fail, and the page uses the data stored on the device. */
const isExpected = (logLevel: LogLevel.LogLevel, cause: Cause.Cause<unknown>): boolean =>
  logLevel === "Error" && isAway() && !Cause.hasDies(cause)

/** Logs to the browser console, each message at its own level. Failures while the device is offline are logged only at the debug level. */
export const layerConsole = Logger.layer([
  Logger.make(({ cause, logLevel, message }) => {
    const values: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    const method = isExpected(logLevel, cause) ? "debug" : methods[logLevel]
    console[method](...values, ...(cause.reasons.length > 0 ? [Cause.pretty(cause)] : []))
  })
])
