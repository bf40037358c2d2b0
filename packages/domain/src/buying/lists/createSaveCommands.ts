import { Effect, Clock } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { addListArticles, copyList } from "./calls.ts"
import { validateListName } from "./listName.ts"
import { type ListsContext, runListOperation, notify, getListOwner } from "./ListsContext.ts"
import type { ListContent } from "./machine.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"
import type { ListId, ListItem, ShareGuid } from "./model.ts"
import { addToList, createNamedList } from "./ownerCommands.ts"
import { LISTS_HREF } from "./rules.ts"
import { formatAddedToList, formatListCreated, listMessages } from "./text.ts"
import { callService, type Call } from "../../foundation/ports/Call.ts"
import { newIdempotencyKey } from "../../foundation/ports/idempotencyKey.ts"
import { RETRY_WINDOW_MS } from "../../foundation/ports/caching.ts"

const EMPTY_CONTENT: ListContent = { items: [], articleIds: [] }

/** Creates the commands that add to lists. The commands also work without a visitor GUID, because the services then create one. */
export const createSaveCommands = (context: ListsContext) => {
  const positive = { intent: "positive" } as const
  const negative = { intent: "negative" } as const
  const withHttp = Effect.provideService(Http, context.http)
  const callIdempotent = createIdempotentCaller()
  const viewLists = { label: "View your lists", href: LISTS_HREF }

  /** Ignores an invalid name, because the field shows the error. */
  const create = Effect.fnUntraced(function* (name: string, content: ListContent = EMPTY_CONTENT) {
    if (validateListName(name) !== null) return false
    const { items } = content
    const outcome = yield* runListOperation(
      context,
      "create",
      Effect.flatMap(getListOwner(context), (userGuid) => createNamedList(callIdempotent, userGuid, name, content))
    )
    if (outcome === "done") {
      yield* context.telemetry.send({ name: "Wishlist Created" })
      yield* trackAdded(items)
    }
    yield* outcome === "done"
      ? notify(context, formatListCreated(name.trim(), items.length), positive)
      : notify(context, listMessages.notCreated, negative)
    return outcome === "done"
  }, withHttp)

  const addItems = Effect.fnUntraced(function* (listId: ListId, items: ReadonlyArray<ListItem>, shown?: ReadonlyArray<DisplayedPart>) {
    if (items.length === 0) return
    const outcome = yield* runListOperation(
      context,
      "add",
      Effect.flatMap(getListOwner(context), (userGuid) =>
        addToList(callIdempotent, userGuid, listId, { items, ...(shown !== undefined && { shown }) })
      )
    )
    if (outcome === "done") yield* trackAdded(items)
    yield* outcome === "done"
      ? notify(context, formatAddedToList(items.length), { ...positive, link: viewLists })
      : notify(context, listMessages.notAdded, negative)
  }, withHttp)

  const addArticle = Effect.fnUntraced(function* (listId: ListId, articleId: number) {
    const outcome = yield* runListOperation(
      context,
      "add",
      Effect.gen(function* () {
        const userGuid = yield* getListOwner(context)
        return (yield* callIdempotent(addListArticles, { userGuid, listId, articleIds: [articleId] })).addListArticles
      })
    )
    yield* outcome === "done"
      ? notify(context, listMessages.articleAdded, positive)
      : notify(context, listMessages.articleNotAdded, negative)
  }, withHttp)

  const copy = Effect.fnUntraced(function* (shareGuid: ShareGuid) {
    const outcome = yield* runListOperation(
      context,
      "copy",
      Effect.gen(function* () {
        const userGuid = yield* getListOwner(context)
        return (yield* callIdempotent(copyList, { userGuid, shareGuid })).copyList
      })
    )
    return outcome === "done"
  }, withHttp)

  const trackAdded = (items: ReadonlyArray<ListItem>) =>
    Effect.forEach(items, ({ skuBaseNumber, skuVariantNumber }) =>
      context.telemetry.send({ name: "Product Added to Wishlist", skuBaseNumber, skuVariantNumber })
    )

  return { create, addItems, addArticle, copy }
}

interface Unanswered {
  /** Idempotency key (GAP-C59). */
  readonly key: string
  /** Time of the last attempt, in UTC milliseconds. */
  readonly at: number
}

/**
 * Creates a function that sends calls with an idempotency key.
 *
 * A request without a response may have been executed. Repeating the request within ten minutes reuses its key. Unlike in the cart, this
 * also holds across pages: no shopper wants a duplicate list or list item after an apparent failure.
 */
const createIdempotentCaller = () => {
  const unanswered = new Map<string, Unanswered>()

  return Effect.fnUntraced(function* <Variables, Result>(call: Call<Variables, Result>, variables: Variables, shown?: unknown) {
    const intent = JSON.stringify([call.operation, variables])
    const at = yield* Clock.currentTimeMillis
    for (const [other, before] of unanswered) if (at - before.at >= RETRY_WINDOW_MS) unanswered.delete(other)
    const key = unanswered.get(intent)?.key ?? (yield* newIdempotencyKey)
    unanswered.set(intent, { key, at })
    const clearIntent = Effect.sync(() => unanswered.delete(intent))
    return yield* callService(call, variables, key, shown).pipe(
      Effect.tapError((error) => (error._tag === "Unreachable" ? Effect.void : clearIntent)),
      Effect.tap(clearIntent)
    )
  })
}
