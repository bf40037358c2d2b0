import { Clock, Effect } from "effect"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { ListId } from "../lists/model.ts"
import { createQueuedChange, type Queue, type QueuedChange } from "./queue.ts"
import type { QueueRecord } from "./record.ts"

/** A list that nobody remembers the name of. */
const NAMELESS = "Added offline"

/**
 * What was added to a list that another device has deleted becomes a list of the same name, in its place in the queue. All that waits for the
 * former list is about the new one from then on: nothing there was seen by anybody else, so it is made as it was asked for.
 */
export const moveToNewList = Effect.fnUntraced(function* (kept: QueueRecord, gone: QueuedChange) {
  if (gone.operation !== "addListItems" && gone.operation !== "addListArticles") return kept
  const { listId: former, userGuid } = gone.variables
  const lists = kept.known.lists
  const key = yield* newIdempotencyKey
  const made: QueuedChange = {
    key,
    operation: "createList",
    variables: {
      userGuid,
      listName: lists?.find(({ id }) => id === former)?.listName ?? NAMELESS,
      articleIds: gone.operation === "addListArticles" ? gone.variables.articleIds : [],
      items: gone.operation === "addListItems" ? gone.variables.items : []
    },
    shown: gone.shown,
    at: yield* Clock.currentTimeMillis,
    isTried: false,
    ...createQueuedChange
  }
  const moved = (queue: Queue) =>
    Effect.forEach(queue, (one) => (one === gone ? Effect.succeed(made) : movedTo(one, former, ListId.make(key))))
  return {
    ...kept,
    queue: yield* moved(kept.queue),
    aside: yield* moved(kept.aside),
    known: { ...kept.known, lists: lists?.filter(({ id }) => id !== former) ?? null }
  }
})

/** A change of one list, of another. One that was tried is another change then, under a key of its own. */
const movedTo = Effect.fnUntraced(function* (change: QueuedChange, former: ListId, listId: ListId) {
  if (!("listId" in change.variables) || change.variables.listId !== former) return change
  const { seen: _seen, ...variables } = { seen: undefined, ...change.variables, listId }
  const key = change.isTried ? yield* newIdempotencyKey : change.key
  // Its variables stay those of its operation.
  return { ...change, key, isTried: false, variables } as QueuedChange
})
