import { Context, Data, type Effect, type Stream } from "effect"

/** A write to storage failed: the quota is exceeded, or the browser forbids it. */
export class StorageWriteFailed extends Data.TaggedError("StorageWriteFailed")<{ readonly cause: unknown }> {}

/** Port: a device that may be offline, with one stored text, the queue, that the shop's tabs and service worker share. */
export class Offline extends Context.Service<
  Offline,
  {
    /** True if the device knows that it is offline. False proves nothing: a response may still be slow or lost. */
    readonly isAway: Effect.Effect<boolean>
    /** Emits each time the device is online again. */
    readonly returns: Stream.Stream<void>
    /** Whether a text is stored, without reading it. */
    readonly hasText: Effect.Effect<boolean>
    /** The stored text. Null if there is none, or if the text cannot be read, which is logged. */
    readonly kept: Effect.Effect<string | null>
    /** Replaces the stored text. Null deletes the text. */
    readonly keep: (text: string | null) => Effect.Effect<void, StorageWriteFailed>
    /** Runs exclusively across all tabs and the service worker. */
    readonly alone: <A, E, R>(act: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /**
     * Asks the platform to wake the service worker when the device is online again, even without an open tab. Does nothing if unsupported.
     */
    readonly wake: Effect.Effect<void>
  }
>()("@camber/domain/ports/Offline") {}
