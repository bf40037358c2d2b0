import type { PushOutcome } from "./PushSender.ts"

/** Converts a push service's response (RFC 8030) to an outcome. `after` is the requested wait in milliseconds. */
export const toPushOutcome = (status: number, after: number | null = null): PushOutcome => {
  const problem = `HTTP ${status}`
  if (status >= 200 && status < 300) return { _tag: "Taken" }
  if (status === 404 || status === 410) return { _tag: "Gone", problem }
  return status === 408 || status === 429 || status >= 500 ? { _tag: "Later", problem, after } : { _tag: "Refused", problem }
}
