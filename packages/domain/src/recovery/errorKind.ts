import type { CallError } from "../ports/Http.ts"
import type { RetriesExhausted } from "./retrying.ts"

/** What a failure is to whoever meets it, whatever caused it. */
export type ErrorKind =
  /** Nobody answered: worth another try, later or by hand. */
  | "unreachable"
  /** There is no such thing, or it is not this visitor's: another try changes nothing. */
  | "missing"
  /** The service is in trouble, or wants to be asked less: worth another try later. */
  | "busy"
  /** Shop and service do not understand each other: only a new release helps. */
  | "broken"

/** The kind of a failed call; of one that was retried, that of its last failure. */
export const errorKind = (error: CallError | RetriesExhausted<CallError>): ErrorKind => {
  switch (error._tag) {
    case "Unreachable":
      return "unreachable"
    case "Malformed":
      return "broken"
    case "Refused":
      return kindOfStatus(error.status)
    case "RetriesExhausted":
      return errorKind(error.cause)
  }
}

const MISSING: ReadonlySet<number> = new Set([401, 403, 404, 410])
const BUSY: ReadonlySet<number> = new Set([408, 425, 429])

const kindOfStatus = (status: number): ErrorKind => {
  if (MISSING.has(status)) return "missing"
  return status >= 500 || BUSY.has(status) ? "busy" : "broken"
}

/** Whether asking again may help. */
export const isWorthRetrying = (kind: ErrorKind): boolean => kind === "unreachable" || kind === "busy"
