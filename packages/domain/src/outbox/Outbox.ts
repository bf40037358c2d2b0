import { Clock, Context, Effect, Layer, Option, Schema, Scope, Semaphore, Stream, SubscriptionRef } from "effect"
import { cart as cartCall, getUserShoppingCartShallow } from "../cart/calls.ts"
import { Cart } from "../cart/Cart.ts"
import { productPage } from "../catalogue/calls.ts"
import { customerProjects } from "../garage/calls.ts"
import { Garage } from "../garage/Garage.ts"
import { listCount, listed, lists as listsCall } from "../lists/calls.ts"
import { Notifications } from "../notifications/Notifications.ts"
import type { Call } from "../ports/Call.ts"
import { type GraphQLRequest, Network, type Refused, Unreachable } from "../ports/Http.ts"
import { newIdempotencyKey } from "../ports/idempotencyKey.ts"
import { Offline } from "../ports/Offline.ts"
import { Visitor } from "../visitor/Visitor.ts"
import type { WebUserGuid } from "../visitor/model.ts"
import { after, type NamedChange, seeing } from "./localServices.ts"
import { type Known, nothingWaits, type WaitingState } from "./model.ts"
import { outcomeOf } from "./outcomeOf.ts"
import { answered, enqueued, type QueuedChange, tried } from "./queue.ts"
import { type Held, heldIn, keepHeld, nothingHeld } from "./record.ts"
import { shownOf } from "./shownOf.ts"
import { partFor } from "./partFor.ts"
import { answerFrom, answerTo, waitingOf } from "./standIn.ts"
import { waitableCall } from "./calls.ts"
import { outboxWords } from "./words.ts"

type Asking = Effect.Effect<unknown, Unreachable | Refused>

/** Milliseconds that a notice of what became of a change stands: long enough to be read by who comes back to the shop (NOTE-08). */
const NOTICE_MILLIS = 8000
/** Notices of single changes at most; there is room for two. */
const MOST_NOTICES = 2
/** Milliseconds until sending is tried again, where there is a network and no answer. */
const AGAIN_MILLIS = 30_000
/** Milliseconds until a change that waited behind others is sent. */
const SOON_MILLIS = 1000

/** Calls whose answers hold what changes are made to, or follow from it. */
const readings = new Map(
  [cartCall, listsCall, customerProjects, getUserShoppingCartShallow, listCount, listed].map((call) => [
    call.operation as string,
    call as unknown as Call<unknown, unknown>
  ])
)

/**
 * Stands between the use-cases and the services: what cannot be sent for want of a network waits on the device, shows at once, and is sent
 * in order, each change once for its key, when there is a network again. Commands never fail: a device that keeps nothing works as
 * without, after one warning.
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** What waits now first, then every change. */
    readonly changes: Stream.Stream<WaitingState>
    /** Asks the services, or answers in their place as far as this device can. */
    readonly graphql: (request: GraphQLRequest) => Asking
    /** Sends what waits, as far as there is a network, and says what came out otherwise than it was asked for. */
    readonly send: Effect.Effect<void>
  }
>()("@camber/domain/outbox/Outbox") {
  static readonly layer: Layer.Layer<Outbox, never, Network | Offline | Visitor | Notifications | Cart | Garage> = Layer.effect(
    Outbox,
    Effect.gen(function* () {
      const network = yield* Network
      const offline = yield* Offline
      const visitor = yield* Visitor
      const notifications = yield* Notifications
      const cart = yield* Cart
      const garage = yield* Garage
      const scope = yield* Scope.Scope
      const live = yield* SubscriptionRef.make<WaitingState>(nothingWaits)
      const sending = yield* Semaphore.make(1)
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
        if (owner === null) return { owner, held: nothingHeld }
        const held = heldIn(yield* offline.kept, owner)
        if (held !== "broken" && held !== "foreign") return { owner, held: held ?? nothingHeld }
        if (held === "broken") yield* warnOnce(outboxWords.unreadable, held)
        yield* Effect.ignore(offline.keep(null))
        return { owner, held: nothingHeld }
      })
      const shownNow = ({ known, queue }: Held): Known => queue.reduce<Known>(after, known)
      const keep = Effect.fnUntraced(function* (owner: WebUserGuid, held: Held) {
        yield* keepHeld(offline, owner, held)
        yield* SubscriptionRef.set(live, waitingOf(held.queue, shownNow(held)))
      })

      /** Has a change wait, and answers it in the services' place. Fails as the network did where the device cannot keep it. */
      const wait = (request: GraphQLRequest, failure: Unreachable) =>
        offline.alone(
          Effect.gen(function* () {
            const call = waitableCall(request.operation)
            const { held, owner } = yield* read
            if (call === undefined || owner === null) return yield* failure
            const variables = Option.getOrNull(Schema.decodeUnknownOption(call.variables)(request.variables))
            if (variables === null) return yield* failure
            const key = request.idempotencyKey ?? (yield* newIdempotencyKey)
            const known = held.queue.length > 0 ? held.known : yield* lastKnown(held.known, owner)
            const view = shownNow({ ...held, known })
            // Decoded by the call of its own operation.
            const change = seeing(view, {
              key,
              operation: request.operation,
              variables,
              shown: shownOf(request.shown)
            } as unknown as NamedChange)
            const queue = enqueued(held.queue, { ...change, at: yield* Clock.currentTimeMillis, isTried: request.mayHaveArrived === true })
            if (typeof queue === "string") {
              yield* notice(outboxWords[queue], "negative")
              return yield* failure
            }
            const next = { ...held, known, queue }
            yield* keep(owner, next).pipe(
              Effect.catchTag("NotKept", (error) => Effect.andThen(warnOnce("A change could not be kept on this device", error), failure))
            )
            yield* offline.wake
            yield* notice(outboxWords.kept, "neutral")
            // Whoever sent meanwhile may have ended without it.
            if (!(yield* offline.isAway)) yield* Effect.forkIn(Effect.delay(send, SOON_MILLIS), scope)
            return yield* Effect.orDie(Schema.encodeUnknownEffect(call.result)(answerTo(change, shownNow(next), owner)))
          })
        )

      /** The cart, the lists and the garage as this device heard of them last. */
      const lastKnown = Effect.fnUntraced(function* (known: Known, owner: WebUserGuid) {
        const state = Option.getOrNull(yield* Stream.runHead(garage.changes))
        const project = state?.selected?.project ?? null
        const heard = yield* Effect.all({
          cart: last("cart", { webUserGuid: owner, project }),
          lists: last("lists", { userGuid: owner }),
          customerProjects: last("customerProjects", { webUserGuid: owner, selectedFacetData: project?.facets ?? [] })
        })
        const projects = state !== null && state.projects.length > 0 ? state.projects : null
        return knownWith({ ...known, projects: known.projects ?? projects }, heard)
      })
      const last = (operation: string, variables: unknown) =>
        Effect.gen(function* () {
          const call = readings.get(operation)!
          const encoded = yield* Schema.encodeUnknownEffect(call.variables)(variables)
          const data = yield* network.graphql({ service: call.service, operation, id: call.id, isWrite: false, variables: encoded })
          return yield* Schema.decodeUnknownEffect(call.result)(data)
        }).pipe(Effect.orElseSucceed(() => null))

      const ask = (request: GraphQLRequest): Asking => (waitableCall(request.operation) === undefined ? readWith(request) : change(request))

      const change = (request: GraphQLRequest): Asking =>
        Effect.gen(function* () {
          if ((yield* SubscriptionRef.get(live)).count > 0) yield* send
          const isBehind = (yield* SubscriptionRef.get(live)).count > 0
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
          const answer = yield* ended(network.graphql(request))
          const { held, owner } = yield* read
          if (owner === null || held.queue.length === 0) return yield* again(answer)
          const heard = answer.failure === null ? Option.getOrNull(Schema.decodeUnknownOption(call.result)(answer.data)) : null
          const known = heard === null ? held.known : knownWith(held.known, { [request.operation]: heard })
          const decoded = answerFrom(request.operation, shownNow({ ...held, known }), owner)
          if (decoded === undefined) return yield* again(answer)
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
              return (yield* partFor(network, request, state?.selected ?? null)) ?? (yield* failure)
            })
          )
        )

      const sendNow: Effect.Effect<void> = Effect.gen(function* () {
        // What is tried cannot be changed any more, so nothing is tried in vain.
        if (yield* offline.isAway) return
        const told: Array<string> = []
        const outcome = yield* offline.alone(
          Effect.gen(function* () {
            const { held: first, owner } = yield* read
            if (owner === null) return "none" as const
            let held = first
            for (const { answer, change } of held.sent) {
              const { listIsGone, notice } = outcomeOf(change, answer)
              if (notice !== null) told.push(notice)
              if (listIsGone) held = { ...held, queue: [yield* inNewList(change, held), ...held.queue] }
            }
            const hadAny = held.sent.length > 0 || held.queue.length > 0
            let hasSent = held.sent.length > 0
            held = { ...held, sent: [] }
            if (hadAny) yield* Effect.ignore(keep(owner, held))
            for (let next = held.queue[0]; next !== undefined; next = held.queue[0]) {
              held = { ...held, queue: tried(held.queue, next.key) as typeof held.queue }
              yield* Effect.ignore(keep(owner, held))
              const end = yield* ended(network.graphql(requestOf(next)))
              if (end.failure !== null && mayCome(end.failure)) {
                // What was sent is in the queue no more: it is known from now on.
                if (hasSent) yield* Effect.ignore(keep(owner, { ...held, known: yield* lastKnown(held.known, owner) }))
                return "waits" as const
              }
              const { listIsGone, notice } = end.failure === null ? outcomeAfter(next, end.data) : refused
              if (notice !== null) told.push(notice)
              const others = answered(held.queue, next.key)
              hasSent = true
              held = { ...held, known: after(held.known, next), queue: listIsGone ? [yield* inNewList(next, held), ...others] : others }
              yield* Effect.ignore(keep(owner, held))
            }
            return hadAny ? ("sent" as const) : ("none" as const)
          })
        )
        for (const message of told.slice(0, MOST_NOTICES)) yield* notice(message, "neutral")
        if (outcome === "sent" && told.length === 0) yield* notice(outboxWords.allSent, "positive")
        if (outcome === "sent") yield* Effect.forkIn(Effect.andThen(cart.lookAgain, garage.hydrate({ isForced: true })), scope)
        if (outcome === "waits") yield* Effect.forkIn(Effect.delay(send, AGAIN_MILLIS), scope)
      })
      /** A second wish to send while the first is at it is the same wish. */
      const send: Effect.Effect<void> = Effect.asVoid(sending.withPermitsIfAvailable(1)(sendNow))

      const { held } = yield* read
      yield* SubscriptionRef.set(live, waitingOf(held.queue, shownNow(held)))
      yield* Effect.forkScoped(
        Stream.runForEach(offline.returns, () => send),
        { startImmediately: true }
      )
      yield* Effect.forkScoped(send)

      return Outbox.of({ changes: SubscriptionRef.changes(live), graphql: ask, send })
    })
  )
}

/** How a request ended. */
type Ended = { readonly failure: null; readonly data: unknown } | { readonly failure: Unreachable | Refused }

const ended = (asking: Asking): Effect.Effect<Ended> =>
  asking.pipe(
    Effect.map((data): Ended => ({ failure: null, data })),
    Effect.catch((failure) => Effect.succeed<Ended>({ failure }))
  )

const again = (end: Ended): Asking => (end.failure === null ? Effect.succeed(end.data) : Effect.fail(end.failure))

const knownWith = (known: Known, heard: Readonly<Record<string, unknown>>): Known => {
  const of = <A>(operation: string): A | null => (heard[operation] ?? null) as A | null
  const garage = of<typeof customerProjects.result.Type>("customerProjects")
  return {
    cart: of<typeof cartCall.result.Type>("cart")?.cart ?? known.cart,
    lists: of<typeof listsCall.result.Type>("lists")?.lists.lists ?? known.lists,
    projects: garage?.customerProjects.projects ?? known.projects
  }
}

const requestOf = ({ key, operation, variables }: QueuedChange): GraphQLRequest => {
  const { id, isWrite = false, service, variables: schema } = waitableCall(operation)!
  return { service, operation, id, isWrite, idempotencyKey: key, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** Whether another try may succeed: nobody answered, or the services had no time. */
const mayCome = (failure: Unreachable | Refused): boolean =>
  failure._tag === "Unreachable" || failure.status >= 500 || failure.status === 408 || failure.status === 429

/** An answer without what was asked for, as the services give to a request that they do not take, is a refusal. */
const outcomeAfter = (change: NamedChange, data: unknown) => {
  const answer = Option.getOrNull(Schema.decodeUnknownOption(waitableCall(change.operation)!.result)(data))
  return answer === null ? refused : outcomeOf(change, answer)
}
const refused = { listIsGone: false, notice: outboxWords.refused }

/** What was added to a list that is gone, as a list of the same name. */
const inNewList = Effect.fnUntraced(function* (change: NamedChange, { known }: Held) {
  const { variables } = change
  const listId = "listId" in variables ? variables.listId : null
  const next: QueuedChange = {
    key: yield* newIdempotencyKey,
    operation: "createList",
    variables: {
      userGuid: "userGuid" in variables ? variables.userGuid : (null as never),
      listName: known.lists?.find(({ id }) => id === listId)?.listName ?? "Added without a network",
      articleIds: "articleIds" in variables ? variables.articleIds : [],
      items: change.operation === "addListItems" ? change.variables.items : []
    },
    shown: change.shown,
    at: yield* Clock.currentTimeMillis,
    isTried: false
  }
  return next
})
