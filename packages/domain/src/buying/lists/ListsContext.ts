import { Data, Effect, type Semaphore, SubscriptionRef } from "effect"
import type { Toasts } from "../../customer/notifications/Toasts.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type ListReply, lists as allLists } from "./calls.ts"
import { createsList, mergeLists, type ListOperation, type ListsEvent, type ListsState, transition } from "./machine.ts"

/** No visitor to load lists for: no guid in the cookies, and the services gave none. */
export class NoListOwner extends Data.TaggedError("NoShopper") {}

/** Milliseconds that a notice about lists stands (TOAST-06, LIST-24 to LIST-27, NOTE-08). */
const LIST_NOTICE_MILLIS = 5000

/** The live lists, and what their commands share. */
export interface ListsContext {
  readonly live: SubscriptionRef.SubscriptionRef<ListsState>
  /** One operation at a time, so that no older answer overtakes a newer one. */
  readonly turn: Semaphore.Semaphore
  readonly visitor: Visitor["Service"]
  readonly notifications: Toasts["Service"]
  readonly telemetry: Telemetry["Service"]
  readonly http: Http["Service"]
}

/** Applies an event to the lists. */
export const dispatch = ({ live }: ListsContext, event: ListsEvent): Effect.Effect<void> =>
  SubscriptionRef.update(live, (before) => transition(before, event))

/** Shows a notice of what was done, or that it was not. */
export const notify = (
  { notifications }: ListsContext,
  message: string,
  more: { readonly intent: "positive" | "negative"; readonly link?: { readonly label: string; readonly href: string } }
): Effect.Effect<void> => notifications.show({ message, duration: LIST_NOTICE_MILLIS, ...more })

/** The guid of the cookie or, for what begins something, the one that the services make when they are asked. */
export const getListOwner = ({ visitor }: ListsContext): Effect.Effect<WebUserGuid, NoListOwner> =>
  Effect.gen(function* () {
    const guid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
    return guid ?? (yield* new NoListOwner())
  })

/** An answer with all lists in place of those that were changed, where there are others that nobody here knows. */
const withUnknown = (context: ListsContext, reply: ListReply): Effect.Effect<ListReply, CallError | NoListOwner, Http> =>
  Effect.gen(function* () {
    const { lists: known } = yield* SubscriptionRef.get(context.live)
    if (mergeLists(known, reply.lists, reply.listIds) !== null) return reply
    const { lists } = yield* callService(allLists, { userGuid: yield* getListOwner(context) })
    return { ...reply, lists: lists.lists, listIds: lists.lists.map(({ id }) => id) }
  })

/** How an operation ended. `failed`: it could not be tried. */
export type Outcome = "done" | "refused" | "failed"

/**
 * Performs an operation: what its answer holds is shown when it succeeded; after a failure, which is logged, the lists are what they were
 * (LIST-16). What is refused on a list that was on show is so because it is another by now, or gone: then the lists are shown as they are.
 */
export const runListOperation = (
  context: ListsContext,
  operation: ListOperation,
  call: Effect.Effect<ListReply, CallError | NoListOwner, Http>
): Effect.Effect<Outcome, never, Http> =>
  Effect.gen(function* () {
    yield* dispatch(context, { _tag: "Began" })
    const reply = yield* call
    const { success } = reply
    if (!success && createsList(operation)) {
      yield* dispatch(context, { _tag: "NotDone" })
      return "refused" as const
    }
    // What was done is done, also where the rest of the lists cannot be had then.
    const { listIds, lists, listWithProductsCount: count } = yield* Effect.orElseSucceed(withUnknown(context, reply), () => reply)
    yield* dispatch(context, success ? { _tag: "Done", operation, lists, listIds, count } : { _tag: "Refused", lists, listIds, count })
    return success ? ("done" as const) : ("refused" as const)
  }).pipe(
    Effect.onInterrupt(() => dispatch(context, { _tag: "NotDone" })),
    Effect.catch((error) =>
      Effect.logError(`List operation ${operation} failed`, error).pipe(
        Effect.andThen(dispatch(context, { _tag: "NotDone" })),
        Effect.as("failed" as const)
      )
    ),
    context.turn.withPermit
  )
