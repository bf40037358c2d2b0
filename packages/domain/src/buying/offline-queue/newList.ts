import { Clock, Effect } from "effect"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { ListId } from "../lists/model.ts"
import { INITIAL_RETRY_STATE, type Queue, type QueuedChange } from "./queue.ts"
import type { QueueRecord } from "./record.ts"

/** Name of the new list if the deleted list's name is unknown. */
const DEFAULT_LIST_NAME = "Added offline"

/**
 * Replaces an add to a deleted list by the creation of a new list with the same name, at the same position in the queue.
 *
 * Redirects all queued and parked changes of the deleted list to the new one. Their base versions are dropped because only this device has
 * changed the new list.
 */
export const moveToNewList = Effect.fnUntraced(function* (record: QueueRecord, rejected: QueuedChange) {
  if (rejected.operation !== "addListItems" && rejected.operation !== "addListArticles") return record
  const { listId: deletedListId, userGuid } = rejected.variables
  const lists = record.known.lists
  const key = yield* newIdempotencyKey
  const made: QueuedChange = {
    key,
    operation: "createList",
    variables: {
      userGuid,
      listName: lists?.find(({ id }) => id === deletedListId)?.listName ?? DEFAULT_LIST_NAME,
      articleIds: rejected.operation === "addListArticles" ? rejected.variables.articleIds : [],
      items: rejected.operation === "addListItems" ? rejected.variables.items : []
    },
    shown: rejected.shown,
    at: yield* Clock.currentTimeMillis,
    isTried: false,
    ...INITIAL_RETRY_STATE
  }
  const redirectAll = (queue: Queue) =>
    Effect.forEach(queue, (change) => (change === rejected ? Effect.succeed(made) : redirect(change, deletedListId, ListId.make(key))))
  return {
    ...record,
    queue: yield* redirectAll(record.queue),
    aside: yield* redirectAll(record.aside),
    known: { ...record.known, lists: lists?.filter(({ id }) => id !== deletedListId) ?? null }
  }
})

/** Redirects a change to another list. An attempted change gets a new key because it is a different change after the redirect. */
const redirect = Effect.fnUntraced(function* (change: QueuedChange, deletedListId: ListId, listId: ListId) {
  if (!("listId" in change.variables) || change.variables.listId !== deletedListId) return change
  const { seen: _seen, ...variables } = { seen: undefined, ...change.variables, listId }
  const key = change.isTried ? yield* newIdempotencyKey : change.key
  // The cast is safe because only the list id changed.
  return { ...change, key, isTried: false, variables } as QueuedChange
})
