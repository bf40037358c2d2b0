import { Effect, Layer, Option, PubSub, Semaphore, Stream } from "effect"
import { Cart } from "../../cart/Cart.ts"
import { Garage } from "../../../vehicles/garage/Garage.ts"
import { Toasts } from "../../../customer/notifications/Toasts.ts"
import { layerToasts } from "../../../customer/notifications/layerToasts.ts"
import { type GraphQLRequest, Http, Network, HttpStatusError, Unreachable } from "../../../foundation/ports/Http.ts"
import { Offline } from "../../../foundation/ports/Offline.ts"
import { Visitor } from "../../../foundation/visitor/Visitor.ts"
import { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { OfflineQueue } from "../OfflineQueue.ts"
import type { OfflineQueueRecord } from "../model.ts"

export const guid = WebUserGuid.make("7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01")

/** A device with a simulated network and services. Its tabs share the stored record. */
export class OfflineQueueTestContext {
  isAway = false
  text: string | null = null
  readonly #back = Effect.runSync(PubSub.unbounded<void>())
  readonly #turn = Semaphore.makeUnsafe(1)
  /** Sent requests, in order. */
  readonly asked: Array<GraphQLRequest> = []
  /** Returns response data, an HTTP error status, or null for no response. */
  answer: (request: GraphQLRequest) => object | number | "no data" | null = () => null
  /** Runs between the services' answer to a request and its arrival. */
  pause: (request: GraphQLRequest) => Effect.Effect<void> = () => Effect.void
  /** Responses that the device has without a network, by operation. */
  readonly cached = new Map<string, object>()
  /** Response time in milliseconds. */
  delay = 0

  readonly back: Effect.Effect<void> = Effect.suspend(() => {
    this.isAway = false
    return Effect.asVoid(PubSub.publish(this.#back, undefined))
  })

  /** The stored record; null if there is none. */
  get record(): typeof OfflineQueueRecord.Encoded | null {
    return this.text === null ? null : (JSON.parse(this.text) as typeof OfflineQueueRecord.Encoded)
  }
  keysOf(operation: string): ReadonlyArray<string | undefined> {
    return this.asked.filter((request) => request.operation === operation).map(({ idempotencyKey }) => idempotencyKey)
  }

  get layer() {
    const graphql = (request: GraphQLRequest) =>
      Effect.gen({ self: this }, function* () {
        const { operation, service } = request
        if (this.isAway) return this.cached.get(operation) ?? (yield* new Unreachable({ service, operation, cause: "no network" }))
        this.asked.push(request)
        yield* Effect.sleep(this.delay)
        const answer = this.answer(request)
        yield* this.pause(request)
        if (typeof answer === "number") return yield* new HttpStatusError({ service, operation, status: answer })
        if (answer === "no data") return null
        return answer ?? (yield* new Unreachable({ service, operation, cause: "no answer" }))
      })
    const network = Http.of({ graphql, json: () => Effect.undefined, beacon: () => Effect.void })
    const offline = Offline.of({
      isAway: Effect.sync(() => this.isAway),
      returns: Stream.fromPubSub(this.#back),
      hasText: Effect.sync(() => this.text !== null),
      kept: Effect.sync(() => this.text),
      keep: (text) => Effect.sync(() => void (this.text = text)),
      alone: this.#turn.withPermit,
      wake: Effect.void
    })
    return Layer.mergeAll(
      Layer.succeed(Network, network),
      Layer.succeed(Offline, offline),
      Layer.mock(Visitor, { guid: Effect.succeed(guid) }),
      Layer.mock(Cart, { refresh: Effect.void, setPartial: () => Effect.void }),
      Layer.mock(Garage, { changes: Stream.empty, hydrate: () => Effect.void }),
      layerToasts
    )
  }
}

/** Opens a tab of the device. */
export const openTestTab = (device: OfflineQueueTestContext) =>
  Effect.gen(function* () {
    const context = yield* Layer.build(Layer.provideMerge(Layer.fresh(OfflineQueue.layer), device.layer))
    const outbox = yield* Effect.provide(OfflineQueue, context)
    yield* outbox.open
    const notifications = yield* Effect.provide(Toasts, context)
    const first = <A>(changes: Stream.Stream<A>) => Effect.map(Stream.runHead(changes), Option.getOrThrow)
    return {
      outbox,
      state: first(outbox.changes),
      notices: Effect.map(first(notifications.changes), (notices) => notices.map(({ message }) => message)),
      links: Effect.map(first(notifications.changes), (notices) => notices.flatMap(({ link }) => link?.href ?? []))
    }
  })
