import { Cause, type LogLevel, Logger } from "effect"

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

/** Logs to the browser console, each message at its own level. */
export const layerConsole = Logger.layer([
  Logger.make(({ cause, logLevel, message }) => {
    const values: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
    console[methods[logLevel]](...values, ...(cause.reasons.length > 0 ? [Cause.pretty(cause)] : []))
  })
])
