import { PrimaryNotFound } from "./errors.ts"

/** SQLSTATEs of a server that goes away, and of one that only reads; class 08 is the connection's own. */
const gone = /^(?:08...|57P0[1-3]|25006)$/
/** Of one that has no connection left, or did not get to it in time. */
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
/** What pg says without a code. */
const words = /^(?:Query read timeout|Connection terminated|The connection was silent|timeout e|Client (?:has encountered|was closed))/

/** Whether an error of a query says that the database cannot be asked now, which another try may get over: it is no fault of the query. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return isConnectionLost(error) || error instanceof PrimaryNotFound || busy.test(codeOf(error)) || words.test(error.message)
}

/** Whether an error of a query says that its server closed the connection, cannot be reached, or takes no writes any more. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (gone.test(codeOf(error)) || systemCodes.has(codeOf(error)) || error.message === "Connection terminated unexpectedly")

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "")
