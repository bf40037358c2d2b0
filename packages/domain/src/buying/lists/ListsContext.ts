import { Effect, type Semaphore, SubscriptionRef } from "effect"
import type { Toasts } from "../../customer/notifications/Toasts.ts"
import { callService, type Rejected } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { getVisitorGuid, type NoVisitorGuid, Visitor } from "../../foundation/visitor/Visitor.ts"
import { type ListReply, lists as allLists } from "./calls.ts"
import { createsList, mergeLists, type ListOperation, type ListsEvent, type ListsState, transition } from "./machine.ts"

/** Duration of list toasts (TOAST-06, LIST-24 to LIST-27, NOTE-08). */
const LIST_NOTICE_MILLIS = 5000

/** List state and dependencies shared by the list commands. */
export interface ListsContext {
  readonly live: SubscriptionRef.SubscriptionRef<ListsState>
  /** Serializes operations, so that an older response never overwrites a newer response. */
  readonly turn: Semaphore.Semaphore
  readonly visitor: Visitor["Service"]
  readonly notifications: Toasts["Service"]
  readonly telemetry: Telemetry["Service"]
  readonly http: Http["Service"]
}

export const dispatch = ({ live }: ListsContext, event: ListsEvent): Effect.Effect<void> =>
  SubscriptionRef.update(live, (before) => transition(before, event))

/** Shows the result of an operation as a toast. */
export const notify = (
  { notifications }: ListsContext,
  message: string,
  more: { readonly intent: "positive" | "negative"; readonly link?: { readonly label: string; readonly href: string } }
): Effect.Effect<void> => notifications.show({ message, duration: LIST_NOTICE_MILLIS, ...more })

/** Returns the GUID from the cookie, else one that the services create. */
export const getListOwner = ({ visitor }: ListsContext): Effect.Effect<WebUserGuid, NoVisitorGuid> =>
  Effect.provideService(getVisitorGuid, Visitor, visitor)

/** Loads all lists if the response refers to lists that are not loaded, such as lists that another tab created. */
const withAllLists = (context: ListsContext, reply: ListReply): Effect.Effect<ListReply, CallError | NoVisitorGuid, Http> =>
  Effect.gen(function* () {
    const { lists: known } = yield* SubscriptionRef.get(context.live)
    if (mergeLists(known, reply.lists, reply.listIds) !== null) return reply
    const { lists } = yield* callService(allLists, { userGuid: yield* getListOwner(context) })
    return { ...reply, lists: lists.lists, listIds: lists.lists.map(({ id }) => id) }
  })

/** Result of an operation. `failed` means that there was no valid response. */
export type Outcome = "done" | "refused" | "failed"

/**
 * Runs an operation and applies its response.
 *
 * A failure is logged and keeps the lists (LIST-16). A rejection means that the displayed list was changed or deleted elsewhere, so the
 * current lists are displayed.
 */
export const runListOperation = (
  context: ListsContext,
  operation: ListOperation,
  call: Effect.Effect<ListReply, CallError | NoVisitorGuid | Rejected, Http>
): Effect.Effect<Outcome, never, Http> =>
  Effect.gen(function* () {
    yield* dispatch(context, { _tag: "OperationStarted" })
    const reply = yield* call
    const { success } = reply
    if (!success && createsList(operation)) {
      yield* dispatch(context, { _tag: "OperationFailed" })
      return "refused" as const
    }
    // The operation succeeded, so a failure to load the other lists is ignored.
    const { listIds, lists, listWithProductsCount: count } = yield* Effect.orElseSucceed(withAllLists(context, reply), () => reply)
    yield* dispatch(
      context,
      success ? { _tag: "OperationSucceeded", operation, lists, listIds, count } : { _tag: "OperationRejected", lists, listIds, count }
    )
    return success ? ("done" as const) : ("refused" as const)
  }).pipe(
    Effect.onInterrupt(() => dispatch(context, { _tag: "OperationFailed" })),
    Effect.catch((error) =>
      Effect.logError(`Failed to run list operation ${operation}`, error).pipe(
        Effect.andThen(dispatch(context, { _tag: "OperationFailed" })),
        Effect.as("failed" as const)
      )
    ),
    context.turn.withPermit
  )
