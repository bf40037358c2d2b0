import { Effect } from "effect"
import { type Call, callService, Rejected } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { addListItems, createList, type ListReply, lists, removeListItem } from "./calls.ts"
import { validateListName } from "./listName.ts"
import type { ListContent } from "./machine.ts"
import type { ListId, ListItem, PartsList } from "./model.ts"

/** Sends a write under an idempotency key (GAP-C59). `shown` is display data for an offline device. */
export type SendWrite = <Variables, Result>(
  call: Call<Variables, Result>,
  variables: Variables,
  shown?: unknown
) => Effect.Effect<Result, CallError, Http>

/** Fetches all lists. If the lists belong to a different visitor, adopts that visitor. */
export const fetchLists = Effect.fnUntraced(function* (
  userGuid: WebUserGuid
): Effect.fn.Return<ReadonlyArray<PartsList>, CallError, Http | Visitor> {
  const { lists: all, webUser } = (yield* callService(lists, { userGuid })).lists
  if (webUser.userGuid !== userGuid) yield* Visitor.use((visitor) => visitor.adopt(webUser.userGuid))
  return all
})

/** Creates a list. Fails with `Rejected` and its message for an invalid name. */
export const createNamedList = (
  send: SendWrite,
  userGuid: WebUserGuid,
  name: string,
  { articleIds, items, shown }: ListContent
): Effect.Effect<ListReply, CallError | Rejected, Http> => {
  const reason = validateListName(name)
  return reason === null
    ? Effect.map(send(createList, { userGuid, listName: name.trim(), articleIds, items }, shown), (answer) => answer.createList)
    : Effect.fail(new Rejected({ what: "Invalid list name", reason }))
}

/** Adds items to a list. */
export const addToList = (
  send: SendWrite,
  userGuid: WebUserGuid,
  listId: ListId,
  { items, shown }: Pick<ListContent, "items" | "shown">
): Effect.Effect<ListReply, CallError, Http> =>
  Effect.map(send(addListItems, { userGuid, listId, items }, shown), (answer) => answer.addListItems)

/** Removes an item from a list, with all of its pieces. */
export const removeFromList = (userGuid: WebUserGuid, listId: ListId, item: ListItem): Effect.Effect<ListReply, CallError, Http> =>
  Effect.map(callService(removeListItem, { userGuid, listId, item }), (answer) => answer.removeListItem)
