import { Effect, Random } from "effect"

const SHAPE = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx"

/** Creates a UUID v4 that identifies one user action (GAP-C59). */
export const newIdempotencyKey: Effect.Effect<string> = Effect.map(Effect.replicateEffect(Random.next, SHAPE.length), (randoms) =>
  SHAPE.replace(/[xy]/g, (kind, at: number) => {
    const digit = Math.floor((randoms[at] ?? 0) * 16)
    return (kind === "x" ? digit : (digit % 4) + 8).toString(16)
  })
)
