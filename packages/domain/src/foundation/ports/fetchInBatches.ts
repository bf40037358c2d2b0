import { Effect } from "effect"

/**
 * Requests many items in sequential calls of at most `most` items each. Returns null if any call fails, but still sends the other calls.
 */
export const fetchInBatches = <Thing, Row, E, R>(
  items: ReadonlyArray<Thing>,
  maxItems: number,
  fetchBatch: (batch: ReadonlyArray<Thing>) => Effect.Effect<ReadonlyArray<Row> | null, E, R>
): Effect.Effect<ReadonlyArray<Row> | null, E, R> =>
  Effect.map(
    Effect.forEach(
      Array.from({ length: Math.ceil(items.length / maxItems) }, (_, at) => items.slice(at * maxItems, (at + 1) * maxItems)),
      fetchBatch
    ),
    (answers) => (answers.includes(null) ? null : answers.flatMap((rows) => rows ?? []))
  )
