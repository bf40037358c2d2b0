import { Effect } from "effect"

/**
 * Asks about many things in as many calls, one after the other, as the services' limit of `most` a call wants. Null where a call had no
 * answer: then nothing counts as told, though the other calls are made all the same.
 */
export const fetchInBatches = <Thing, Row, E, R>(
  things: ReadonlyArray<Thing>,
  most: number,
  ask: (batch: ReadonlyArray<Thing>) => Effect.Effect<ReadonlyArray<Row> | null, E, R>
): Effect.Effect<ReadonlyArray<Row> | null, E, R> =>
  Effect.map(
    Effect.forEach(
      Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most)),
      ask
    ),
    (answers) => (answers.includes(null) ? null : answers.flatMap((rows) => rows ?? []))
  )
