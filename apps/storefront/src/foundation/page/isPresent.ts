import { Effect, Option, Stream } from "effect"

/** Reads the current state of a use case, which is the first event of its stream. */
export const isPresent = <A>(changes: Stream.Stream<A>): Effect.Effect<A> => Effect.map(Stream.runHead(changes), Option.getOrThrow)
