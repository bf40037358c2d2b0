import { Cause, Effect, Exit, type Layer, ManagedRuntime, Option, Stream } from "effect"
import type { EffectRuntime, CommandResult } from "./AppRuntime.ts"
import { ChunkLoadFailed } from "./createLazyServices.ts"
import { type Services, useCases } from "./useCases.ts"

const lost = (cause: unknown) => ({ _tag: "Interrupted", cause }) as const

/**
 * Creates the page's one `ManagedRuntime`.
 *
 * @param layer - Built before this resolves, so that waiting commands start immediately and in order.
 * @param report - Receives every defect. A store only shows the shopper what to do next.
 */
export const startEffectRuntime = async (layer: Layer.Layer<Services>, report: (defect: unknown) => void): Promise<EffectRuntime> => {
  const runtime = ManagedRuntime.make(layer)
  await runtime.context()
  return toEffectRuntime(runtime, report)
}

/** Connects stores to a runtime with their use cases. */
export const toEffectRuntime = (
  runtime: ManagedRuntime.ManagedRuntime<Services, never>,
  report: (defect: unknown) => void
): EffectRuntime => {
  const outcome = <A, E>(exit: Exit.Exit<A, E | ChunkLoadFailed>): CommandResult<A, E> => {
    if (Exit.isSuccess(exit)) return { _tag: "Done", value: exit.value }
    const error = Cause.findErrorOption(exit.cause)
    // Not a defect: the group has logged it.
    if (Option.isSome(error)) return error.value instanceof ChunkLoadFailed ? lost(error.value) : { _tag: "Failed", error: error.value }
    const cause = Cause.squash(exit.cause)
    if (!Cause.hasInterruptsOnly(exit.cause)) report(cause)
    return lost(cause)
  }
  const run = async <A, E>(
    command: () => Effect.Effect<A, E | ChunkLoadFailed, Services>,
    signal?: AbortSignal
  ): Promise<CommandResult<A, E>> => {
    // Canceled while it waited for the runtime: Effect would start it before checking the signal.
    if (signal?.aborted) return lost(signal.reason)
    return runtime.runPromiseExit(Effect.suspend(command), signal ? { signal } : {}).then(outcome)
  }
  return {
    run: (command, signal) => run(() => command(useCases), signal),
    watch: (source, receive, signal, loadFailed) =>
      run(
        () =>
          Effect.flatMap(
            source(useCases),
            Stream.runForEach((value) => Effect.sync(() => receive(value)))
          ).pipe(
            Effect.tapError(() => Effect.sync(loadFailed)),
            Effect.eventually
          ),
        signal
      ),
    dispose: () => runtime.dispose()
  }
}
