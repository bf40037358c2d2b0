/** What keeps the shop from taking visitors; `ok` where nothing does. */
export interface Readiness {
  readonly database: "ok" | "away"
  readonly migrations: "ok" | "missing" | "unknown"
  readonly catalogue: "ok" | "empty" | "unknown"
  /** What the first search would wait for: where others serve, they do until it is there. */
  readonly search: "ok" | "preparing" | "unknown"
  /** The disk of the embedded database: while it is full, every order fails. Absent with a server. */
  readonly storage?: "ok" | "full"
}

/** How long an answer stands, so that asking often costs nothing, and how long is waited for one. Milliseconds. */
const STANDS = 1_000
const PATIENCE = 2_000

/** Looks at the database when asked, once a second at most. `look` rejects where the database does not answer. */
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
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), patience)
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}

export const isReady = (found: Readiness): boolean => Object.values(found).every((state) => state === "ok")
