import { Clock, Context, Effect, Layer, Option, Schema, Stream, SubscriptionRef } from "effect"
import { cart as cartCall, getUserShoppingCartShallow } from "../cart/calls.ts"
import { Cart } from "../cart/Cart.ts"
import { productPage } from "../../catalog/catalog/calls.ts"
import { customerProjects } from "../../vehicles/garage/calls.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { listCount, listed, lists as listsCall } from "../lists/calls.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { type GraphQLRequest, Network, type HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { Offline } from "../../foundation/ports/Offline.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { applyChange, captureBaseVersion } from "./localServices.ts"
import { discardParked, retryParked } from "./parkedChanges.ts"
import { decodeChange, queueableCalls, getQueueableCall } from "./calls.ts"
import { createSender, type SenderModule } from "./createSender.ts"
import type { LocalSnapshot } from "./model.ts"
import { type SyncedPart, getUnsyncedParts } from "./syncedParts.ts"
import { findPartForVehicle } from "./findPartForVehicle.ts"
import { enqueue, createQueuedChange } from "./queue.ts"
import { type QueueRecord, encodeQueue, decodeQueue, EMPTY_QUEUE } from "./record.ts"
import { toDisplayContext } from "./toDisplayContext.ts"
import { mergeResponse, answerLocally } from "./localResponses.ts"
import { NO_PENDING_CHANGES, type PendingChangesState, toPendingChanges } from "./pendingChanges.ts"
import { NOTICE_MILLIS, offlineQueueMessages } from "./text.ts"

type Asking = Effect.Effect<unknown, Unreachable | HttpStatusError>

/** Milliseconds until a change that waited behind others is sent. */
const SOON_MILLIS = 1000

/** Calls whose answers hold what changes are made to, or follow from it. */
const readings = new Map<string, Call<unknown, unknown>>(
  [cartCall, listsCall, customerProjects, getUserShoppingCartShallow, listCount, listed].map((call) => [call.operation, call])
)

/**
 * Stands between the use-cases and the services: what cannot be sent for want of a network waits on the device, shows at once, and is sent
 * in order, each change once for its key, when there is a network again. Commands never fail: a device that keeps nothing works as
 * without, after one warning.
 */
export class OfflineQueue extends Context.Service<
  OfflineQueue,
  {
    /** What waits now first, then every change. */
    readonly changes: Stream.Stream<PendingChangesState>
    /** Asks the services, or answers in their place as far as this device can. */
    readonly graphql: (request: GraphQLRequest) => Asking
    /** Has those wait once more that were put aside, by their keys, and sends what waits at once. */
    readonly resume: (keys: ReadonlyArray<string>) => Effect.Effect<void>
    /** Lets go of those that were put aside: what they were to change stays as the services have it. */
    readonly discard: (keys: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("@camber/domain/offline-queue/Outbox") {
  static readonly layer: Layer.Layer<OfflineQueue, never, Network | Offline | SenderModule | Visitor | Toasts | Cart | Garage> =
    Layer.effect(
      OfflineQueue,
      Effect.gen(function* () {
        const network = yield* Network
        const offline = yield* Offline
        const visitor = yield* Visitor
        const notifications = yield* Toasts
        const cart = yield* Cart
        const garage = yield* Garage
        const live = yield* SubscriptionRef.make<PendingChangesState>(NO_PENDING_CHANGES)
        /** Of whom this page has heard what, also where the record has no room for it. */
        const heardOf = new Set<string>()
        const isHeard = (owner: WebUserGuid | null, part: SyncedPart) => heardOf.has(`${owner} ${part}`)
        let hasWarned = false

        const warnOnce = (what: string, cause: unknown) =>
          Effect.suspend(() => {
            if (hasWarned) return Effect.void
            hasWarned = true
            return Effect.logWarning(what, cause)
          })
        const notice = (message: string, intent: "negative" | "neutral" | "positive") =>
          notifications.show({ message, intent, duration: NOTICE_MILLIS })

        /** What is held of this visitor. What is broken or another's goes. */
        const read = Effect.gen(function* () {
          const owner = yield* visitor.guid
          if (owner === null) return { owner, kept: EMPTY_QUEUE }
          const kept = decodeQueue(yield* offline.kept, owner)
          if (kept !== "broken" && kept !== "foreign") return { owner, kept: kept ?? EMPTY_QUEUE }
          if (kept === "broken") yield* warnOnce(offlineQueueMessages.unreadable, kept)
          yield* Effect.ignore(offline.keep(null))
          return { owner, kept: EMPTY_QUEUE }
        })
        const shownNow = ({ known, queue }: QueueRecord): LocalSnapshot => queue.reduce<LocalSnapshot>(applyChange, known)
        const keep = Effect.fnUntraced(function* (owner: WebUserGuid, kept: QueueRecord) {
          yield* encodeQueue(offline, owner, kept)
          yield* show(owner, kept)
        })
        /** With a network the services say what there is, as soon as they are asked. */
        const show = Effect.fnUntraced(function* (owner: WebUserGuid | null, kept: QueueRecord) {
          const isAway = kept !== EMPTY_QUEUE && (yield* offline.isAway)
          const maybe = getUnsyncedParts(kept.known).filter((part) => !isHeard(owner, part))
          yield* tell(({ unheard }) =>
            toPendingChanges(
              kept,
              shownNow(kept),
              maybe.filter((part) => isAway || unheard.includes(part))
            )
          )
        })
        const tell = Effect.fnUntraced(function* (next: (before: PendingChangesState) => PendingChangesState) {
          const { unheard } = yield* SubscriptionRef.updateAndGet(live, next)
          yield* cart.setPartial(unheard.includes("cart"))
        })
        /** The services have said what it holds, or nobody can. */
        const hear = (owner: WebUserGuid | null, part: SyncedPart, isKnown: boolean) => {
          if (isKnown) heardOf.add(`${owner} ${part}`)
          return tell((before) => {
            const others = before.unheard.filter((one) => one !== part)
            return { ...before, unheard: isKnown ? others : [...others, part] }
          })
        }

        /** Has a change wait, and answers it in the services' place. Fails as the network did where the device cannot keep it. */
        const wait = (request: GraphQLRequest, failure: Unreachable) =>
          offline.alone(
            Effect.gen(function* () {
              const asked = decodeChange(request.operation, request.variables)
              const { kept, owner } = yield* read
              if (asked === null || owner === null) return yield* failure
              const key = request.idempotencyKey ?? (yield* newIdempotencyKey)
              const known = yield* knownNow(kept, owner)
              const view = shownNow({ ...kept, known })
              const change = captureBaseVersion(view, { ...asked, key, shown: toDisplayContext(request.shown) })
              const queued = {
                ...change,
                ...createQueuedChange,
                at: yield* Clock.currentTimeMillis,
                isTried: request.mayHaveArrived === true
              }
              const queue = enqueue(kept.queue, queued, kept.aside.length)
              if (typeof queue === "string") {
                yield* notice(offlineQueueMessages[queue], "negative")
                return yield* failure
              }
              const next = { ...kept, known, queue }
              yield* keep(owner, next).pipe(
                Effect.catchTag("NotKept", (error) => Effect.andThen(warnOnce("A change could not be kept on this device", error), failure))
              )
              yield* offline.wake
              yield* notice(offlineQueueMessages.kept, "neutral")
              // Whoever sent meanwhile may have ended without it.
              if (!(yield* offline.isAway)) yield* later(SOON_MILLIS)
              return yield* Effect.orDie(
                Schema.encodeUnknownEffect(queueableCalls[asked.operation].result)(answerLocally(change, shownNow(next), owner))
              )
            })
          )

        /** What there was before what waits. What the record had no room for is asked for again. */
        const knownNow = Effect.fnUntraced(function* ({ known, queue }: QueueRecord, owner: WebUserGuid) {
          const unheard = getUnsyncedParts(known)
          if (queue.length > 0 && unheard.length === 0 && known.projects !== null) return known
          const heard = yield* lastKnown(known, owner)
          if (queue.length === 0) return heard
          return {
            ...heard,
            cart: unheard.includes("cart") ? heard.cart : known.cart,
            lists: unheard.includes("lists") ? heard.lists : known.lists,
            projects: known.projects ?? heard.projects
          }
        })
        /** The cart, the lists and the garage as this device heard of them last. */
        const lastKnown = Effect.fnUntraced(function* (known: LocalSnapshot, owner: WebUserGuid) {
          const state = Option.getOrNull(yield* Stream.runHead(garage.changes))
          const project = state?.selected?.project ?? null
          const heard = yield* Effect.all({
            cart: last(cartCall, { webUserGuid: owner, project }),
            lists: last(listsCall, { userGuid: owner }),
            garage: last(customerProjects, { webUserGuid: owner, selectedFacetData: project?.facets ?? [] })
          })
          const projects = state !== null && state.projects.length > 0 ? state.projects : null
          return knownWith({ ...known, projects: known.projects ?? projects }, heard)
        })
        const last = <Variables, Result>(
          { id, operation, result, service, variables: schema }: Call<Variables, Result>,
          variables: Variables
        ) =>
          Effect.gen(function* () {
            const encoded = yield* Schema.encodeEffect(schema)(variables)
            const data = yield* network.graphql({ service, operation, id, isWrite: false, variables: encoded })
            return yield* Schema.decodeUnknownEffect(result)(data)
          }).pipe(Effect.orElseSucceed(() => null))

        const doesWait = offline.alone(Effect.map(read, ({ kept }) => kept.queue.length + kept.sent.length > 0))

        const ask = (request: GraphQLRequest): Asking =>
          getQueueableCall(request.operation) === undefined ? readWith(request) : change(request)

        const change = (request: GraphQLRequest): Asking =>
          Effect.gen(function* () {
            // Another tab may have put something there, or sent it.
            if (yield* doesWait) yield* send()
            const isBehind = yield* doesWait
            const failure = new Unreachable({ service: request.service, operation: request.operation, cause: "others wait" })
            // What comes later is not sent before what came first.
            if (isBehind || (yield* offline.isAway)) return yield* wait(request, failure)
            return yield* network
              .graphql(request)
              .pipe(
                Effect.catchTag("Unreachable", (error) =>
                  Effect.flatMap(offline.isAway, (isAway) =>
                    isAway ? wait({ ...request, mayHaveArrived: true }, error) : Effect.fail(error)
                  )
                )
              )
          })

        /** The services' answer with what waits; where they cannot be asked, what this device knows. */
        const readWith = (request: GraphQLRequest): Asking =>
          Effect.gen(function* () {
            const call = readings.get(request.operation)
            if (call === undefined) return yield* readPart(request)
            const answer = yield* Effect.result(network.graphql(request))
            const { kept, owner } = yield* read
            const { operation } = request
            const part = operation === "cart" || operation === "lists" ? operation : null
            if (part !== null && answer._tag === "Success") yield* hear(owner, part, true)
            else if (part !== null && !isHeard(owner, part) && getUnsyncedParts(kept.known).includes(part) && (yield* offline.isAway))
              yield* hear(owner, part, false)
            if (owner === null || kept.queue.length === 0) return yield* Effect.fromResult(answer)
            const known = answer._tag === "Success" ? knownWith(kept.known, heardIn(operation, answer.success)) : kept.known
            const decoded = mergeResponse(operation, shownNow({ ...kept, known }), owner)
            if (decoded === undefined) return yield* Effect.fromResult(answer)
            return yield* Effect.orDie(Schema.encodeUnknownEffect(call.result)(decoded))
          })

        /** A part that was read here is read for another car too. */
        const readPart = (request: GraphQLRequest): Asking =>
          network.graphql(request).pipe(
            Effect.catchTag(
              "Unreachable",
              Effect.fnUntraced(function* (failure) {
                if (request.operation !== productPage.operation || !(yield* offline.isAway)) return yield* failure
                const state = Option.getOrNull(yield* Stream.runHead(garage.changes))
                return (yield* findPartForVehicle(network, request, state?.selected ?? null)) ?? (yield* failure)
              })
            )
          )

        const { later, send } = yield* createSender({
          network,
          offline,
          read,
          keep: (owner, kept) => Effect.ignore(keep(owner, kept)),
          lastKnown,
          shown: shownNow,
          notify: notifications.show,
          lookAgain: Effect.andThen(cart.lookAgain, garage.hydrate({ isForced: true }))
        })
        /** What becomes of what was put aside. */
        const decide = (become: (kept: QueueRecord) => QueueRecord) =>
          offline.alone(
            Effect.flatMap(read, ({ kept, owner }) => (owner === null ? Effect.void : Effect.ignore(keep(owner, become(kept)))))
          )

        const first = yield* read
        yield* show(first.owner, first.kept)
        yield* Effect.forkScoped(
          Stream.runForEach(offline.returns, () => send(true)),
          { startImmediately: true }
        )
        yield* Effect.forkScoped(send())

        return OfflineQueue.of({
          changes: SubscriptionRef.changes(live),
          graphql: ask,
          resume: (keys) =>
            Effect.andThen(
              decide((kept) => retryParked(kept, keys)),
              send(true)
            ),
          discard: (keys) => decide((kept) => discardParked(kept, keys))
        })
      })
    )
}

/** What the services said, each null where they said nothing of it. */
interface Heard {
  readonly cart: typeof cartCall.result.Type | null
  readonly lists: typeof listsCall.result.Type | null
  readonly garage: typeof customerProjects.result.Type | null
}

const heardIn = (operation: string, data: unknown): Heard => {
  const of = <Result>(call: Call<unknown, Result>) =>
    call.operation === operation ? Option.getOrNull(Schema.decodeUnknownOption(call.result)(data)) : null
  return { cart: of(cartCall), lists: of(listsCall), garage: of(customerProjects) }
}

const knownWith = ({ cart, lists, partial, projects }: LocalSnapshot, heard: Heard): LocalSnapshot => ({
  ...(partial && { partial: partial.filter((part) => heard[part] === null) }),
  cart: heard.cart?.cart ?? cart,
  lists: heard.lists?.lists.lists ?? lists,
  projects: heard.garage?.customerProjects.projects ?? projects
})
