import { PrimaryNotFound } from "./errors.ts"

/** Error codes of a server that shuts down or is read-only, and of connection errors (class 08). */
const gone = /^(?:08...|57P0[1-3]|25006)$/
/** Error codes of a server without free connections, and of timeouts. */
const busy = /^(?:53300|57014|55P03|25P0[34])$/
const systemCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH"
])
/** Messages of pg for errors that have no code. */
const messagePattern =
  /^(?:Query read timeout|Connection terminated|The connection was silent|timeout e|Client (?:has encountered|was closed))/

/**
 * Whether a query failed because the database is unavailable, so that a retry may succeed. In that case, the query itself is not at fault.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return isConnectionLost(error) || error instanceof PrimaryNotFound || busy.test(getCode(error)) || messagePattern.test(error.message)
}

/** Whether the server closed the connection, cannot be reached, or no longer accepts writes. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (gone.test(getCode(error)) || systemCodes.has(getCode(error)) || error.message === "Connection terminated unexpectedly")

const getCode = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "")
