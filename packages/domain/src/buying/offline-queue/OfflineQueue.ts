import { Clock, Context, Effect, Fiber, Layer, Option, Schema, Stream, SubscriptionRef } from "effect"
import { cart as cartCall, getUserShoppingCartShallow } from "../cart/calls.ts"
import { Cart } from "../cart/Cart.ts"
import { productPage } from "../../catalog/catalog/calls.ts"
import { customerProjects } from "../../vehicles/garage/calls.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { listCount, listed, lists as listsCall } from "../lists/calls.ts"
import { ownedSheet } from "../../catalog/owned-parts/calls.ts"
import { findOwnedSheet, replaceOwnedSheet } from "./localOwned.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { decodeResult, decodeResultOption } from "../../foundation/ports/decodeResult.ts"
import { type GraphQLRequest, Network, type HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { Offline } from "../../foundation/ports/Offline.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { applyChange, captureBaseVersion } from "./localServices.ts"
import { discardParked, isBehind, retryParked } from "./parkedChanges.ts"
import { decodeChange, queueableCalls, getQueueableCall, type RequestedChange } from "./calls.ts"
import { createSender } from "./createSender.ts"
import type { LocalSnapshot } from "./model.ts"
import { type SyncedPart, getUnsyncedParts, NO_PENDING_CHANGES, type PendingChangesState, toPendingChanges } from "./pendingChanges.ts"
import { findPartForVehicle } from "./findPartForVehicle.ts"
import { enqueue, INITIAL_RETRY_STATE } from "./queue.ts"
import { type QueueRecord, encodeQueue, decodeQueue, EMPTY_QUEUE } from "./record.ts"
import { toDisplayContext } from "./toDisplayContext.ts"
import { mergeResponse, answerLocally } from "./localResponses.ts"
import { NOTICE_MILLIS, offlineQueueMessages } from "./text.ts"

export { formatParkedChange } from "./formatParkedChange.ts"
export * from "./model.ts"
export { applyResponse, findSavedProject, markAttempted, redirectProject } from "./queue.ts"
export { findStoredDependents } from "./storedDependents.ts"
export * from "./text.ts"
export { getRefusalTime, hasResponseData, isRefusedForGood, isUnknownToServer, MAX_ATTEMPTS } from "./retry.ts"
export {
  /** @internal */
  NO_PENDING_CHANGES,
  type PendingChangesState
} from "./pendingChanges.ts"

type ServiceResponse = Effect.Effect<unknown, Unreachable | HttpStatusError>

/** Milliseconds until a change that was enqueued behind others is sent. */
const SOON_MILLIS = 1000

/** Read calls whose responses must include the pending changes. */
const mergeableCalls = new Map<string, Call<unknown, unknown>>(
  [cartCall, listsCall, customerProjects, getUserShoppingCartShallow, listCount, listed, ownedSheet].map((call) => [call.operation, call])
)

/**
 * Queues changes while the device is offline.
 *
 * Stores each change on the device and applies it to later responses. After a reconnect, sends the changes in order; the key ensures that
 * each takes effect only once. Commands never fail: without storage, calls work as without a queue, after one warning.
 */
export class OfflineQueue extends Context.Service<
  OfflineQueue,
  {
    /** Shows the changes stored earlier and starts to send them. Every command runs this first; only the first call has an effect. */
    readonly open: Effect.Effect<void>
    /** Emits the current pending changes first, then every update. */
    readonly changes: Stream.Stream<PendingChangesState>
    /** Calls the services, or responds locally while offline. */
    readonly graphql: (request: GraphQLRequest) => ServiceResponse
    /** Queues parked changes again by their keys and sends the queue immediately. */
    readonly resume: (keys: ReadonlyArray<string>) => Effect.Effect<void>
    /** Deletes parked changes without applying them. */
    readonly discard: (keys: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("@camber/domain/offline-queue/Outbox") {
  static readonly layer: Layer.Layer<OfflineQueue, never, Network | Offline | Visitor | Toasts | Cart | Garage> = Layer.effect(
    OfflineQueue,
    Effect.gen(function* () {
      const network = yield* Network
      const offline = yield* Offline
      const visitor = yield* Visitor
      const notifications = yield* Toasts
      const cart = yield* Cart
      const garage = yield* Garage
      const live = yield* SubscriptionRef.make<PendingChangesState>(NO_PENDING_CHANGES)
      /** Parts synced by this page, by owner. Used if the record cannot store the snapshot. */
      const syncedByOwner = new Set<string>()
      const isSynced = (owner: WebUserGuid | null, part: SyncedPart) => syncedByOwner.has(`${owner} ${part}`)
      let hasWarned = false

      const warnOnce = (what: string, cause: unknown) =>
        Effect.suspend(() => {
          if (hasWarned) return Effect.void
          hasWarned = true
          return Effect.logWarning(what, cause)
        })
      const showToast = (message: string, intent: "negative" | "neutral" | "positive") =>
        notifications.show({ message, intent, duration: NOTICE_MILLIS })

      /** Reads this visitor's record. Deletes a corrupt record, and a record of another visitor. */
      const read = Effect.gen(function* () {
        const owner = yield* visitor.guid
        if (owner === null) return { owner, record: EMPTY_QUEUE }
        const decoded = decodeQueue(yield* offline.kept, owner)
        if (decoded !== "broken" && decoded !== "foreign") return { owner, record: decoded ?? EMPTY_QUEUE }
        if (decoded === "broken") yield* warnOnce(offlineQueueMessages.unreadable, decoded)
        yield* Effect.ignore(offline.keep(null))
        return { owner, record: EMPTY_QUEUE }
      })
      const toSnapshot = ({ known, queue }: QueueRecord): LocalSnapshot => queue.reduce<LocalSnapshot>(applyChange, known)
      const save = Effect.fnUntraced(function* (owner: WebUserGuid, record: QueueRecord) {
        yield* encodeQueue(offline, owner, record)
        yield* publish(owner, record)
      })
      /** Publishes the record. While online, unsynced parts are only reported after a failed load. */
      const publish = Effect.fnUntraced(function* (owner: WebUserGuid | null, record: QueueRecord) {
        const isOffline = record !== EMPTY_QUEUE && (yield* offline.isAway)
        const unsynced = getUnsyncedParts(record.known).filter((part) => !isSynced(owner, part))
        yield* update(({ unheard }) =>
          toPendingChanges(
            record,
            toSnapshot(record),
            unsynced.filter((part) => isOffline || unheard.includes(part))
          )
        )
      })
      const update = Effect.fnUntraced(function* (next: (before: PendingChangesState) => PendingChangesState) {
        const { unheard } = yield* SubscriptionRef.updateAndGet(live, next)
        yield* cart.setPartial(unheard.includes("cart"))
      })
      /** Marks a part as synced by the services, or as not loadable. */
      const setSynced = (owner: WebUserGuid | null, part: SyncedPart, isKnown: boolean) => {
        if (isKnown) syncedByOwner.add(`${owner} ${part}`)
        return update((before) => {
          const others = before.unheard.filter((other) => other !== part)
          return { ...before, unheard: isKnown ? others : [...others, part] }
        })
      }

      /** Enqueues a change and responds locally. Fails with `failure` if the device cannot store it. */
      const enqueueChange = (request: GraphQLRequest, failure: Unreachable) =>
        offline.alone(
          Effect.gen(function* () {
            const requested = decodeChange(request.operation, request.variables)
            const { record, owner } = yield* read
            if (requested === null || owner === null) return yield* failure
            const key = request.idempotencyKey ?? (yield* newIdempotencyKey)
            const known = yield* withOwnedSheet(yield* loadSnapshot(record, owner), requested, record, owner)
            const view = toSnapshot({ ...record, known })
            const change = captureBaseVersion(view, { ...requested, key, shown: toDisplayContext(request.shown) })
            const queued = {
              ...change,
              ...INITIAL_RETRY_STATE,
              at: yield* Clock.currentTimeMillis,
              isTried: request.mayHaveArrived === true
            }
            const queue = enqueue(record.queue, queued, record.aside.length)
            if (typeof queue === "string") {
              yield* showToast(offlineQueueMessages[queue], "negative")
              return yield* failure
            }
            const next = { ...record, known, queue }
            yield* save(owner, next).pipe(
              Effect.catchTag("StorageWriteFailed", (error) =>
                Effect.andThen(warnOnce("Failed to store an offline change on this device", error), failure)
              )
            )
            yield* offline.wake
            yield* showToast(offlineQueueMessages.kept, "neutral")
            // A sender that was running may have ended before the change was queued.
            if (!(yield* offline.isAway)) yield* later(SOON_MILLIS)
            return yield* Effect.orDie(
              Schema.encodeUnknownEffect(queueableCalls[requested.operation].result)(answerLocally(change, toSnapshot(next), owner))
            )
          })
        )

      /** Returns the snapshot from before the queued changes, and reloads what the record could not store. */
      const loadSnapshot = Effect.fnUntraced(function* ({ known, queue }: QueueRecord, owner: WebUserGuid) {
        const unheard = getUnsyncedParts(known)
        if (queue.length > 0 && unheard.length === 0 && known.projects !== null) return known
        const latest = yield* loadLatest(known, owner)
        if (queue.length === 0) return latest
        return {
          ...latest,
          cart: unheard.includes("cart") ? latest.cart : known.cart,
          lists: unheard.includes("lists") ? latest.lists : known.lists,
          projects: known.projects ?? latest.projects
        }
      })
      /** Adds the build sheet of a change's car, if stored. Without queued changes of that car, the stored sheet may be old. */
      const withOwnedSheet = Effect.fnUntraced(function* (
        known: LocalSnapshot,
        { operation, variables }: RequestedChange,
        { queue }: QueueRecord,
        owner: WebUserGuid
      ) {
        if (operation !== "saveOwnedPart" && operation !== "changeOwnedPart" && operation !== "removeOwnedPart") return known
        if (queue.length > 0 && findOwnedSheet(known.owned, variables.projectId) !== null) return known
        const answer = yield* fetchOrNull(ownedSheet, { webUserGuid: owner, projectId: variables.projectId })
        return answer === null || answer.ownedSheet === null
          ? known
          : { ...known, owned: replaceOwnedSheet(known.owned, answer.ownedSheet) }
      })
      /** Loads the cart, the lists and the garage, from the network or its cached responses. */
      const loadLatest = Effect.fnUntraced(function* (known: LocalSnapshot, owner: WebUserGuid) {
        const state = Option.getOrNull(yield* Stream.runHead(garage.changes))
        const project = state?.selected?.project ?? null
        const responses = yield* Effect.all({
          cart: fetchOrNull(cartCall, { webUserGuid: owner, project }),
          lists: fetchOrNull(listsCall, { userGuid: owner }),
          garage: fetchOrNull(customerProjects, { webUserGuid: owner, selectedFacetData: project?.facets ?? [] })
        })
        const projects = state !== null && state.projects.length > 0 ? state.projects : null
        return mergeSnapshot({ ...known, projects: known.projects ?? projects }, responses)
      })
      const fetchOrNull = <Variables, Result>(
        { id, operation, result, service, variables: schema }: Call<Variables, Result>,
        variables: Variables
      ) =>
        Effect.gen(function* () {
          const encoded = yield* Schema.encodeEffect(schema)(variables)
          const data = yield* network.graphql({ service, operation, id, isWrite: false, variables: encoded })
          return yield* decodeResult(result, data)
        }).pipe(Effect.orElseSucceed(() => null))

      /** Returns whether a request must wait for queued changes. */
      const isRequestBehind = ({ idempotencyKey = "", operation, shown, variables }: GraphQLRequest) =>
        offline.alone(
          Effect.map(read, ({ record }) => {
            if (record.queue.length + record.sent.length === 0) return false
            const requested = decodeChange(operation, variables)
            const keyed = requested && { ...requested, key: idempotencyKey, shown: toDisplayContext(shown) }
            return isBehind(record, keyed, toSnapshot(record))
          })
        )

      const callService = (request: GraphQLRequest): ServiceResponse =>
        getQueueableCall(request.operation) === undefined ? readMerged(request) : sendOrEnqueue(request)

      const sendOrEnqueue = (request: GraphQLRequest): ServiceResponse =>
        Effect.gen(function* () {
          // Another tab may have enqueued or sent changes.
          if (yield* isRequestBehind(request)) yield* send()
          const mustWait = yield* isRequestBehind(request)
          const failure = new Unreachable({
            service: request.service,
            operation: request.operation,
            cause: "queued behind other changes"
          })
          // Keeps the order: a later change is never sent before a queued change.
          if (mustWait || (yield* offline.isAway)) return yield* enqueueChange(request, failure)
          return yield* network
            .graphql(request)
            .pipe(
              Effect.catchTag("Unreachable", (error) =>
                Effect.flatMap(offline.isAway, (isAway) =>
                  isAway ? enqueueChange({ ...request, mayHaveArrived: true }, error) : Effect.fail(error)
                )
              )
            )
        })

      /** Calls the services and applies the pending changes to the response. Uses the local snapshot while offline. */
      const readMerged = (request: GraphQLRequest): ServiceResponse =>
        Effect.gen(function* () {
          const call = mergeableCalls.get(request.operation)
          if (call === undefined) return yield* readUnmerged(request)
          const { operation } = request
          const projectId = operation === ownedSheet.operation ? getProjectId(request.variables) : null
          const before = projectId === null ? [] : getOwnedKeys((yield* read).record, projectId)
          const response = yield* Effect.result(network.graphql(request))
          const { record, owner } = yield* read
          // The response may lack a change that was sent while the response was being read.
          if (projectId !== null && hasSentAny(before, getOwnedKeys(record, projectId))) return yield* readMerged(request)
          const part = operation === "cart" || operation === "lists" ? operation : null
          if (part !== null && response._tag === "Success") yield* setSynced(owner, part, true)
          else if (part !== null && !isSynced(owner, part) && getUnsyncedParts(record.known).includes(part) && (yield* offline.isAway))
            yield* setSynced(owner, part, false)
          if (owner === null || record.queue.length === 0) return yield* Effect.fromResult(response)
          const known =
            response._tag === "Success" ? mergeSnapshot(record.known, decodeResponse(operation, response.success)) : record.known
          if (projectId !== null && response._tag === "Success")
            yield* keepOwnedSheet(decodeResponse(operation, response.success).owned, before)
          const decoded = mergeResponse(operation, toSnapshot({ ...record, known }), owner, projectId)
          if (decoded === undefined) return yield* Effect.fromResult(response)
          return yield* Effect.orDie(Schema.encodeUnknownEffect(call.result)(decoded))
        })

      /**
       * Replaces the stored build sheet of a car by a newer sheet, so that queued changes are applied to the newer sheet. `before` contains
       * the keys of the changes that were queued when the sheet was requested: if one of these changes was sent in the meantime, the
       * requested sheet may be older than the stored sheet.
       */
      const keepOwnedSheet = (answer: Responses["owned"], before: ReadonlyArray<string>) =>
        offline.alone(
          Effect.flatMap(read, ({ owner, record }) => {
            const sheet = answer?.ownedSheet ?? null
            if (owner === null || sheet === null || findOwnedSheet(record.known.owned, sheet.projectId) === null) return Effect.void
            if (hasSentAny(before, getOwnedKeys(record, sheet.projectId))) return Effect.void
            const known = { ...record.known, owned: replaceOwnedSheet(record.known.owned, sheet) }
            return Effect.ignore(save(owner, { ...record, known }))
          })
        )

      /** Calls the services. While offline, evaluates a cached product page for the selected vehicle. */
      const readUnmerged = (request: GraphQLRequest): ServiceResponse =>
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
        keep: (owner, record) => Effect.ignore(save(owner, record)),
        lastKnown: loadLatest,
        shown: toSnapshot,
        notify: notifications.show,
        refresh: Effect.andThen(cart.refresh, garage.hydrate({ isForced: true }))
      })
      /** Updates the parked changes. */
      const updateParked = (change: (record: QueueRecord) => QueueRecord) =>
        offline.alone(
          Effect.flatMap(read, ({ record, owner }) => (owner === null ? Effect.void : Effect.ignore(save(owner, change(record)))))
        )

      const scope = yield* Effect.scope
      const opening = yield* Effect.gen(function* () {
        const first = yield* read
        yield* publish(first.owner, first.record)
        yield* Effect.forkIn(
          Stream.runForEach(offline.returns, () => send(true)),
          scope,
          { startImmediately: true }
        )
        yield* Effect.forkIn(send(), scope)
      }).pipe(
        // Runs in its own fiber, so that interrupting the first command does not stop opening.
        Effect.forkIn(scope, { startImmediately: true }),
        Effect.cached
      )
      const open = Effect.flatMap(opening, Fiber.join)

      return OfflineQueue.of({
        open,
        changes: Stream.unwrap(Effect.as(open, SubscriptionRef.changes(live))),
        graphql: (request) => Effect.andThen(open, callService(request)),
        resume: (keys) => open.pipe(Effect.andThen(updateParked((record) => retryParked(record, keys))), Effect.andThen(send(true))),
        discard: (keys) =>
          Effect.andThen(
            open,
            updateParked((record) => discardParked(record, keys))
          )
      })
    })
  )
}

/** Decoded responses of the read calls; null if a call was not made or failed. */
interface Responses {
  readonly cart: typeof cartCall.result.Type | null
  readonly lists: typeof listsCall.result.Type | null
  readonly garage: typeof customerProjects.result.Type | null
  readonly owned?: typeof ownedSheet.result.Type | null
}

/** Returns the car that a request is about. */
const getProjectId = (variables: unknown): string | null =>
  typeof variables === "object" && variables !== null && "projectId" in variables && typeof variables.projectId === "string"
    ? variables.projectId
    : null

/** Lists the keys of the queued changes of a car. */
const getOwnedKeys = ({ queue }: QueueRecord, projectId: string): ReadonlyArray<string> =>
  queue.filter(({ variables }) => getProjectId(variables) === projectId).map(({ key }) => key)

/** Returns whether a change has left the queue between `before` and `now`. */
const hasSentAny = (before: ReadonlyArray<string>, now: ReadonlyArray<string>): boolean => before.some((key) => !now.includes(key))

const decodeResponse = (operation: string, data: unknown): Responses => {
  const decode = <Result>(call: Call<unknown, Result>) =>
    call.operation === operation ? Option.getOrNull(decodeResultOption(call.result, data)) : null
  return { cart: decode(cartCall), lists: decode(listsCall), garage: decode(customerProjects), owned: decode(ownedSheet) }
}

const mergeSnapshot = ({ cart, lists, owned, partial, projects }: LocalSnapshot, responses: Responses): LocalSnapshot => ({
  ...(responses.owned?.ownedSheet ? { owned: replaceOwnedSheet(owned, responses.owned.ownedSheet) } : owned && { owned }),
  ...(partial && { partial: partial.filter((part) => responses[part] === null) }),
  cart: responses.cart?.cart ?? cart,
  lists: responses.lists?.lists.lists ?? lists,
  projects: responses.garage?.customerProjects.projects ?? projects
})
