import { Effect } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { addListArticles, addListItems, copyList, createList } from "./calls.ts"
import { listNameProblem } from "./listName.ts"
import { type ListsContext, perform, notify, shopperOf } from "./ListsContext.ts"
import type { ListContent } from "./machine.ts"
import { makeAskOnce } from "./createIdempotentCaller.ts"
import type { PartSeen } from "../offline-merge/model.ts"
import type { ListId, ListItem, ShareGuid } from "./model.ts"
import { LISTS_HREF } from "./rules.ts"
import { addedToListText, createdText, listWords } from "./text.ts"

const nothing: ListContent = { items: [], articleIds: [] }

/** The commands that add to lists. They also work for a visitor without a guid, who gets one. */
export const makeSaving = (context: ListsContext) => {
  const positive = { intent: "positive" } as const
  const negative = { intent: "negative" } as const
  const withHttp = Effect.provideService(Http, context.http)
  const askOnce = makeAskOnce()
  const viewLists = { label: "View your lists", href: LISTS_HREF }

  /** An invalid name creates no list and no notice: the field says why. */
  const create = Effect.fnUntraced(function* (name: string, { articleIds, items, shown }: ListContent = nothing) {
    if (listNameProblem(name) !== null) return false
    const listName = name.trim()
    const outcome = yield* perform(
      context,
      "create",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(context)
        return (yield* askOnce(createList, { userGuid, listName, articleIds, items }, shown)).createList
      })
    )
    if (outcome === "done") {
      yield* context.telemetry.send({ name: "Wishlist Created" })
      yield* trackAdded(items)
    }
    yield* outcome === "done"
      ? notify(context, createdText(listName, items.length), positive)
      : notify(context, listWords.notCreated, negative)
    return outcome === "done"
  }, withHttp)

  const addItems = Effect.fnUntraced(function* (listId: ListId, items: ReadonlyArray<ListItem>, shown?: ReadonlyArray<PartSeen>) {
    if (items.length === 0) return
    const outcome = yield* perform(
      context,
      "add",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(context)
        return (yield* askOnce(addListItems, { userGuid, listId, items }, shown)).addListItems
      })
    )
    if (outcome === "done") yield* trackAdded(items)
    yield* outcome === "done"
      ? notify(context, addedToListText(items.length), { ...positive, link: viewLists })
      : notify(context, listWords.notAdded, negative)
  }, withHttp)

  const addArticle = Effect.fnUntraced(function* (listId: ListId, articleId: number) {
    const outcome = yield* perform(
      context,
      "add",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(context)
        return (yield* askOnce(addListArticles, { userGuid, listId, articleIds: [articleId] })).addListArticles
      })
    )
    yield* outcome === "done" ? notify(context, listWords.articleAdded, positive) : notify(context, listWords.articleNotAdded, negative)
  }, withHttp)

  const copy = Effect.fnUntraced(function* (shareGuid: ShareGuid) {
    const outcome = yield* perform(
      context,
      "copy",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(context)
        return (yield* askOnce(copyList, { userGuid, shareGuid })).copyList
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
