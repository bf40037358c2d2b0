import { Context, Data, type Effect, type Stream } from "effect"

/** A text could not be kept: the browser has no room for it, or forbids it. */
export class StorageWriteFailed extends Data.TaggedError("NotKept")<{ readonly cause: unknown }> {}

/** What a device says of its network without any use-case. */
export interface ConnectionState {
  /** The device knows that it has no network. False tells nothing: an answer may be slow, or lost. */
  readonly isAway: () => boolean
  /** Whether anything waits on it, without reading it. Never rejects. */
  readonly isKept: () => Promise<boolean>
}

/** Port: a device that may be without a network, and one text on it that the shop's tabs and its worker share until there is one. */
export class Offline extends Context.Service<
  Offline,
  {
    /** The device knows that it has no network. */
    readonly isAway: Effect.Effect<boolean>
    /** Each time when there is a network again. */
    readonly returns: Stream.Stream<void>
    /** null: none is kept, or it cannot be read, which is logged. */
    readonly kept: Effect.Effect<string | null>
    /** In place of what was kept; null: nothing is kept any more. */
    readonly keep: (text: string | null) => Effect.Effect<void, StorageWriteFailed>
    /** One at a time among all tabs and the worker. */
    readonly alone: <A, E, R>(act: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Has the platform call the worker when there is a network again, also with no tab open; nothing where it does no such thing. */
    readonly wake: Effect.Effect<void>
  }
>()("@camber/domain/ports/Offline") {}
