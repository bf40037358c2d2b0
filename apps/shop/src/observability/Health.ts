import { statfs } from "node:fs/promises"

/** Conditions for receiving traffic; all are `ok` when the shop is ready. */
export interface Readiness {
  readonly database: "ok" | "away"
  readonly migrations: "ok" | "missing" | "unknown"
  readonly catalogue: "ok" | "empty" | "unknown"
  /** State of the index for the first search. Other processes serve requests until it is ready. */
  readonly search: "ok" | "preparing" | "unknown"
  /** Disk of the embedded database. While it is full, every order fails. Absent with PostgreSQL. */
  readonly storage?: "ok" | "full"
}

/** Milliseconds that a result is reused, so that frequent checks are cheap. Also the timeout of a check. */
const STANDS = 1_000
const PATIENCE = 2_000

/** Creates a check of the database that runs on demand, at most once a second. `look` rejects if the database does not respond. */
export const createReadinessCheck = (
  look: () => Promise<Omit<Readiness, "database">>,
  now: () => number = () => performance.now(),
  patience = PATIENCE
): (() => Promise<Readiness>) => {
  const away: Readiness = { database: "away", migrations: "unknown", catalogue: "unknown", search: "unknown" }
  let [last, lookedAt]: [Promise<Readiness>, number] = [Promise.resolve(away), -Infinity]
  return () => {
    if (now() - lookedAt >= STANDS) {
      lookedAt = now()
      last = soon(look(), patience).then(
        (found): Readiness => ({ database: "ok", ...found }),
        () => away
      )
    }
    return last
  }
}

const soon = <A>(asked: Promise<A>, patience: number): Promise<A> => {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error("readiness check timed out")), patience)
  return Promise.race([asked, timeout.promise]).finally(() => clearTimeout(timer))
}

export const isReady = (found: Readiness): boolean => Object.values(found).every((state) => state === "ok")

/** PostgreSQL's write-ahead log uses files of 16 MB. With less space, the next order may fail. */
const LEAST_BYTES = 16 * 2 ** 20

/** Returns whether the disk of a folder has room for writes. */
export const storageState = async (folder: string, leastBytes = LEAST_BYTES): Promise<"ok" | "full"> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastBytes ? "full" : "ok"
}
