import { type Kysely, sql } from "kysely"
import { runDetached } from "../database/abortableQueries.ts"
import type { Tables } from "../database/tables.ts"

/** Result of a call. `fact` names the fact that the answer lacked; empty if the answer was complete. */
export interface CallOutcome {
  readonly tool: string
  readonly outcome: Tables["assistant_call"]["outcome"]
  readonly fact: string
}

export interface CallCounter {
  /** Counts a call. Writes the counts to the database at most every few seconds. */
  readonly count: (call: CallOutcome) => void
  /** Writes the counts that were not written yet. */
  readonly flush: () => Promise<void>
}

/** Minimum milliseconds between two writes. */
const INTERVAL_MS = 5_000
/**
 * Maximum number of separate counters. Names of facts come from the catalog. Calls beyond the maximum are counted together under one name.
 */
const MAX_KINDS = 500
const MAX_FACT_LENGTH = 100
const OTHER_FACTS = "Other"

/**
 * Creates a counter of assistants' calls. It stores only the number of calls per day, tool, outcome and missing fact: no words, ids or
 * addresses. Counts of a failed write are part of the next write.
 */
export const createCallCounter = (database: Kysely<Tables>, now: () => number, report: (cause: unknown) => void): CallCounter => {
  let pending = new Map<string, CountedCall>()
  let writtenAt = -Infinity
  let writing = Promise.resolve()

  const add = (call: Omit<CountedCall, "calls">, calls: number): void => {
    const fact = call.fact.slice(0, MAX_FACT_LENGTH).toWellFormed()
    const toKey = (name: string) => [call.day, call.tool, call.outcome, name].join("\n")
    const name = pending.has(toKey(fact)) || pending.size < MAX_KINDS ? fact : OTHER_FACTS
    const known = pending.get(toKey(name))
    pending.set(toKey(name), { ...call, fact: name, calls: (known?.calls ?? 0) + calls })
  }

  const writePending = async (): Promise<void> => {
    const batch = [...pending.values()]
    pending = new Map()
    if (batch.length === 0) return
    try {
      await runDetached(() => write(database, batch))
    } catch (cause) {
      for (const { calls, ...call } of batch) add(call, calls)
      report(cause)
    }
  }

  /** Starts after any write that is in progress. */
  const flush = (): Promise<void> => {
    writtenAt = now()
    writing = writing.then(writePending)
    return writing
  }

  return {
    count: (call) => {
      add({ ...call, day: new Date(now()).toISOString().slice(0, 10) }, 1)
      if (now() - writtenAt >= INTERVAL_MS) void flush()
    },
    flush
  }
}

/** Calls of a UTC day with the same outcome. */
type CountedCall = CallOutcome & { readonly day: string; readonly calls: number }

const write = (database: Kysely<Tables>, batch: ReadonlyArray<CountedCall>) =>
  database
    .insertInto("assistant_call")
    // Sorted, so that two processes never wait for each other's rows.
    .values(batch.toSorted(byKey))
    .onConflict((conflict) =>
      conflict.columns(["day", "tool", "outcome", "fact"]).doUpdateSet({ calls: sql`assistant_call.calls + excluded.calls` })
    )
    .execute()

const byKey = (one: CountedCall, other: CountedCall): number => (toSortKey(one) < toSortKey(other) ? -1 : 1)
const toSortKey = ({ day, fact, outcome, tool }: CountedCall): string => [day, tool, outcome, fact].join("\n")
