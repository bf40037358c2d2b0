import { type Kysely, sql } from "kysely"
import { runDetached } from "../database/abortableQueries.ts"
import type { Tables } from "../database/tables.ts"

/** Result of a call. `fact` names the fact that its answer lacked; empty if it lacked none. */
export interface CallOutcome {
  readonly tool: string
  readonly outcome: Tables["assistant_call"]["outcome"]
  readonly fact: string
}

export interface CallCounter {
  /** Counts a call. Writes at most every few seconds. */
  readonly count: (call: CallOutcome) => void
  /** Writes the counts that were not written yet. */
  readonly flush: () => Promise<void>
}

/** Minimum milliseconds between two writes. */
const INTERVAL_MS = 5_000
/** Names of facts come from the catalog. More of them than any catalog has are counted together. */
const MAX_KINDS = 500
const MAX_FACT_LENGTH = 100
const OTHER_FACTS = "Other"

/**
 * Creates a counter of assistants' calls. It stores numbers by day, tool and outcome only: no words, ids or addresses. A failed write is
 * tried again with the next one.
 */
export const createCallCounter = (database: Kysely<Tables>, now: () => number, report: (cause: unknown) => void): CallCounter => {
  let pending = new Map<string, CallOutcome & { calls: number }>()
  let writtenAt = -Infinity

  const add = (call: CallOutcome, calls: number): void => {
    const fact = call.fact.slice(0, MAX_FACT_LENGTH).toWellFormed()
    const toKey = (name: string) => [call.tool, call.outcome, name].join("\n")
    const name = pending.has(toKey(fact)) || pending.size < MAX_KINDS ? fact : OTHER_FACTS
    const known = pending.get(toKey(name))
    pending.set(toKey(name), { ...call, fact: name, calls: (known?.calls ?? 0) + calls })
  }

  const flush = async (): Promise<void> => {
    const batch = [...pending.values()]
    pending = new Map()
    writtenAt = now()
    if (batch.length === 0) return
    try {
      await runDetached(() => write(database, batch, now()))
    } catch (cause) {
      for (const { calls, ...call } of batch) add(call, calls)
      report(cause)
    }
  }

  return {
    count: (call) => {
      add(call, 1)
      if (now() - writtenAt >= INTERVAL_MS) void flush()
    },
    flush
  }
}

const write = (database: Kysely<Tables>, batch: ReadonlyArray<CallOutcome & { readonly calls: number }>, now: number) =>
  database
    .insertInto("assistant_call")
    // In one order, so that two processes never wait for each other's rows.
    .values(batch.toSorted(byKey).map((row) => ({ day: new Date(now).toISOString().slice(0, 10), ...row })))
    .onConflict((conflict) =>
      conflict.columns(["day", "tool", "outcome", "fact"]).doUpdateSet({ calls: sql`assistant_call.calls + excluded.calls` })
    )
    .execute()

const byKey = (one: CallOutcome, other: CallOutcome): number =>
  [one.tool, one.outcome, one.fact].join("\n") < [other.tool, other.outcome, other.fact].join("\n") ? -1 : 1
