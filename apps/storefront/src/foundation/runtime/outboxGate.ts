import type { OfflineQueue } from "@camber/domain/offline-queue"
import { Http, Network, type ConnectionState } from "@camber/domain/ports"
import { Effect, Layer } from "effect"

/**
 * Where what stands in for the services without a network comes in, before its code is there: that comes once a request failed for want of
 * a network, or because something waits on this device. Where it cannot be had, the shop works as without.
 */
export const createOfflineQueueGate = ({ isAway, isKept }: ConnectionState) => {
  let isOpen = false
  const { promise: reached, resolve: reach } = Promise.withResolvers<() => Promise<OfflineQueue["Service"]>>()
  const outbox = Effect.promise(async () => {
    try {
      return await (
        await reached
      )()
    } catch {
      isOpen = false
      return null
    }
  })
  return {
    layer: Layer.effect(
      Http,
      Effect.gen(function* () {
        const network = yield* Network
        // Nobody is answered as if nothing waited.
        isOpen = yield* Effect.promise(isKept)
        const standIn: Http["Service"]["graphql"] = (request) => Effect.flatMap(outbox, (there) => (there ?? network).graphql(request))
        return {
          ...network,
          graphql: (request) => {
            isOpen ||= isAway()
            return isOpen
              ? standIn(request)
              : Effect.catchTag(network.graphql(request), "Unreachable", (error) => {
                  isOpen = isAway()
                  return isOpen ? standIn({ ...request, mayHaveArrived: true }) : Effect.fail(error)
                })
          }
        }
      })
    ).pipe(Layer.provideMerge(Layer.effect(Network, Http))),
    /** Says how the use-case is had; what waits from before brings it at once. */
    reach: (load: () => Promise<OfflineQueue["Service"]>): void => {
      reach(load)
      if (isOpen) void Effect.runPromise(outbox)
    }
  }
}
