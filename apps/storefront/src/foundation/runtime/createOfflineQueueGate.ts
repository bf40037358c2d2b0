import type { OfflineQueue } from "@camber/domain/offline-queue"
import { Http, Network, Offline, Unreachable } from "@camber/domain/ports"
import { Deferred, Effect, Layer } from "effect"
import type { ChunkLoadFailed } from "./createLazyServices.ts"
import { type LazyServices, useCases } from "./useCases.ts"

/** Runs a command of the queue. */
type UseQueue = <A, E>(command: (queue: OfflineQueue["Service"]) => Effect.Effect<A, E>) => Effect.Effect<A, E | ChunkLoadFailed>

/**
 * Sends GraphQL requests through the offline queue once this device is offline or stores queued changes, and directly until then. The
 * queue's code loads with its first request.
 *
 * The queue itself depends on use cases that send requests. So `layer` provides `Http` below them, and `connect` hands it the queue.
 */
export const createOfflineQueueGate = () => {
  let isOpen = false
  const connected = Deferred.makeUnsafe<UseQueue>()
  const layer = Layer.effect(
    Http,
    Effect.gen(function* () {
      const network = yield* Network
      const offline = yield* Offline
      // The first response must already include the queued changes.
      isOpen = yield* offline.hasText
      const sendQueued: Http["Service"]["graphql"] = (request) =>
        Effect.flatMap(Deferred.await(connected), (use) => use((queue) => queue.graphql(request))).pipe(
          Effect.catchTag("ChunkLoadFailed", (cause) =>
            Effect.fail(new Unreachable({ service: request.service, operation: request.operation, cause }))
          )
        )
      return Http.of({
        ...network,
        graphql: Effect.fnUntraced(function* (request) {
          isOpen ||= yield* offline.isAway
          if (isOpen) return yield* sendQueued(request)
          return yield* Effect.catchTag(
            network.graphql(request),
            "Unreachable",
            Effect.fnUntraced(function* (error) {
              isOpen ||= yield* offline.isAway
              return yield* isOpen ? sendQueued({ ...request, mayHaveArrived: true }) : Effect.fail(error)
            })
          )
        })
      })
    })
  ).pipe(Layer.provideMerge(Layer.effect(Network, Http)))
  const connect = Layer.effectDiscard(
    Effect.gen(function* () {
      const context = yield* Effect.context<LazyServices>()
      const use: UseQueue = (command) => Effect.provide(useCases.Outbox.use(command), context)
      yield* Deferred.succeed(connected, use)
      if (isOpen) yield* Effect.forkScoped(Effect.ignore(use((queue) => queue.open)))
    })
  )
  return { layer, connect }
}
