import { Context, Data, Deferred, Effect, Exit, Fiber, Layer, Schedule } from "effect"

/** The code of a group of services could not be fetched: the network is down, or a newer release has replaced the file. */
export class ChunkLoadFailed extends Data.TaggedError("ChunkLoadFailed")<{ readonly group: string; readonly cause: unknown }> {}

/** Services that load together, and the layer that builds them. */
interface LoadedServices<All, Ids, Needs> {
  readonly services: All
  readonly layer: Layer.Layer<Ids, never, Needs>
}

/** Services after they are built. */
interface BuiltServices<All, Ids> {
  readonly services: All
  readonly context: Context.Context<Ids>
}

/** The state of a group of lazy services in one Effect runtime. */
export interface LazyGroup<All, Ids> {
  /** Loads and builds the services, once. A failed load is retried by the next command. */
  readonly load: Effect.Effect<BuiltServices<All, Ids>, ChunkLoadFailed>
  /** Waits until a command has loaded the services, or has failed to. */
  readonly wait: Effect.Effect<BuiltServices<All, Ids>, ChunkLoadFailed>
}

/** Commands of a service whose code loads with the first of them. */
export interface LazyService<Self, Shape, Group, Ids> {
  readonly use: <A, E, R>(
    command: (service: Shape) => Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | ChunkLoadFailed, Exclude<R | Self, Ids> | Group>
  /**
   * Waits for the first command of the group: following a state loads no code, because without a command it does not change. Fails if that
   * command's load fails; called again, it waits for the next one.
   */
  readonly useSync: <A>(read: (service: Shape) => A) => Effect.Effect<A, ChunkLoadFailed, Exclude<Self, Ids> | Group>
}

/** Pauses before the second and the third attempt, as for the runtime itself. */
const RETRIES = Schedule.exponential("250 millis", 4)

/**
 * Creates a group of services in a separate chunk. The layer remembers what the services need, and they live as long as the runtime.
 *
 * @param name - Identifies the group in the runtime's context.
 */
export const createLazyServices = <All, Ids, Needs>(name: string, load: () => Promise<LoadedServices<All, Ids, Needs>>) => {
  const Group = Context.Service<LazyGroup<All, Ids>>(`@camber/storefront/${name}`)
  const layer = Layer.effect(
    Group,
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const needs = yield* Effect.context<Needs>()
      let built = yield* Deferred.make<BuiltServices<All, Ids>, ChunkLoadFailed>()
      let loading: Fiber.Fiber<BuiltServices<All, Ids>, ChunkLoadFailed> | undefined
      const build = Effect.tryPromise({ try: load, catch: (cause) => new ChunkLoadFailed({ group: name, cause }) }).pipe(
        Effect.retry({ schedule: RETRIES, times: 2 }),
        Effect.tapError(({ cause }) => Effect.logWarning(`Loading the ${name} services failed.`, cause)),
        Effect.flatMap(({ layer, services }) =>
          Effect.map(Layer.buildWithScope(layer, scope), (context): BuiltServices<All, Ids> => ({ context, services }))
        ),
        Effect.provide(needs),
        Effect.onExit((exit) => {
          const attempt = built
          if (Exit.isFailure(exit)) {
            loading = undefined
            built = Deferred.makeUnsafe()
          }
          return Deferred.done(attempt, exit)
        })
      )
      return Group.of({
        load: Effect.gen(function* () {
          // A command that is canceled does not cancel the load for the others.
          loading ??= yield* Effect.forkIn(build, scope)
          return yield* Fiber.join(loading)
        }),
        wait: Effect.suspend(() => Deferred.await(built))
      })
    })
  )
  const createService = <Self, Shape>(
    pick: (services: All) => Context.Service<Self, Shape>
  ): LazyService<Self, Shape, LazyGroup<All, Ids>, Ids> => ({
    use: (command) =>
      Effect.flatMap(Group, (group) =>
        Effect.flatMap(group.load, ({ context, services }) => Effect.provide(pick(services).use(command), context))
      ),
    useSync: (read) =>
      Effect.flatMap(Group, (group) =>
        Effect.flatMap(group.wait, ({ context, services }) => Effect.provide(pick(services).useSync(read), context))
      )
  })
  /** Provides the services to a command that requires them directly. */
  const provide = <A, E, R>(
    command: Effect.Effect<A, E, R>
  ): Effect.Effect<A, E | ChunkLoadFailed, Exclude<R, Ids> | LazyGroup<All, Ids>> =>
    Effect.flatMap(Group, (group) => Effect.flatMap(group.load, ({ context }) => Effect.provide(command, context)))
  return { createService, layer, provide }
}
