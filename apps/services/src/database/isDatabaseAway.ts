/** SQLSTATEs of a server that goes away, has no connection left, or did not get to it in time; class 08 is the connection's own. */
const states = /^(?:08...|53300|57P0[1-3]|57014|55P03|25P0[34])$/
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
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  return states.test(code) || systemCodes.has(code) || words.test(error.message)
}
