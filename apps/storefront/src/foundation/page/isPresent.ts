import { Effect, Option, Stream } from "effect"

/** The present state of a use-case, which its changes begin with. */
export const isPresent = <A>(changes: Stream.Stream<A>): Effect.Effect<A> => Effect.map(Stream.runHead(changes), Option.getOrThrow)
