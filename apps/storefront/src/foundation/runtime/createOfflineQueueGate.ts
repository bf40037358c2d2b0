import { OfflineQueue } from "@camber/domain/offline-queue"
import { Http, Network, Offline } from "@camber/domain/ports"
import { Deferred, Effect, Layer } from "effect"

/**
 * Sends GraphQL requests through the offline queue once this device is offline or stores queued changes, and directly until then.
 *
 * The queue itself depends on use cases that send requests. So `layer` provides `Http` below them, and `connect` hands it the queue.
 */
export const createOfflineQueueGate = () => {
  let isOpen = false
  const connected = Deferred.makeUnsafe<OfflineQueue["Service"]>()
  const layer = Layer.effect(
    Http,
    Effect.gen(function* () {
      const network = yield* Network
      const offline = yield* Offline
      // The first response must already include the queued changes.
      isOpen = yield* offline.hasText
      const sendQueued: Http["Service"]["graphql"] = (request) =>
        Effect.flatMap(Deferred.await(connected), (queue) => queue.graphql(request))
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
      const queue = yield* OfflineQueue
      yield* Deferred.succeed(connected, queue)
      if (isOpen) yield* Effect.forkScoped(queue.open)
    })
  )
  return { layer, connect }
}
