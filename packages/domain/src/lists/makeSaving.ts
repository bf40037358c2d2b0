import { Effect } from "effect"
import { ask } from "../ports/Call.ts"
import { Http } from "../ports/Http.ts"
import { addListArticles, addListItems, copyList, createList } from "./calls.ts"
import { listNameProblem } from "./listName.ts"
import { type ListsWorld, perform, say, shopperOf } from "./ListsWorld.ts"
import type { ListContent } from "./machine.ts"
import { makeAskOnce } from "./makeAskOnce.ts"
import type { ListId, ListItem, ShareGuid } from "./model.ts"
import { LISTS_HREF } from "./rules.ts"
import { addedToListText, createdText, listWords } from "./words.ts"

const nothing: ListContent = { items: [], articleIds: [] }

/** The commands that put something into lists: they make a visitor who has done nothing yet one who has. */
export const makeSaving = (world: ListsWorld) => {
  const positive = { intent: "positive" } as const
  const negative = { intent: "negative" } as const
  const withHttp = Effect.provideService(Http, world.http)
  const askOnce = makeAskOnce()
  const viewLists = { label: "View your lists", href: LISTS_HREF }

  /** A name that will not do is no list, and nothing is said: the field says it. */
  const create = Effect.fnUntraced(function* (name: string, { articleIds, items }: ListContent = nothing) {
    if (listNameProblem(name) !== null) return false
    const listName = name.trim()
    const outcome = yield* perform(
      world,
      "create",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(world)
        return (yield* askOnce(createList, { userGuid, listName, articleIds, items })).createList
      })
    )
    if (outcome === "done") {
      yield* world.telemetry.send({ name: "Wishlist Created" })
      yield* tellAdded(items)
    }
    yield* outcome === "done" ? say(world, createdText(listName, items.length), positive) : say(world, listWords.notCreated, negative)
    return outcome === "done"
  }, withHttp)

  const addItems = Effect.fnUntraced(function* (listId: ListId, items: ReadonlyArray<ListItem>) {
    if (items.length === 0) return
    const outcome = yield* perform(
      world,
      "add",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(world)
        return (yield* askOnce(addListItems, { userGuid, listId, items })).addListItems
      })
    )
    if (outcome === "done") yield* tellAdded(items)
    yield* outcome === "done"
      ? say(world, addedToListText(items.length), { ...positive, link: viewLists })
      : say(world, listWords.notAdded, negative)
  }, withHttp)

  const addArticle = Effect.fnUntraced(function* (listId: ListId, articleId: number) {
    const outcome = yield* perform(
      world,
      "add",
      Effect.gen(function* () {
        return (yield* ask(addListArticles, { userGuid: yield* shopperOf(world), listId, articleIds: [articleId] })).addListArticles
      })
    )
    yield* outcome === "done" ? say(world, listWords.articleAdded, positive) : say(world, listWords.articleNotAdded, negative)
  }, withHttp)

  const copy = Effect.fnUntraced(function* (shareGuid: ShareGuid) {
    const outcome = yield* perform(
      world,
      "copy",
      Effect.gen(function* () {
        const userGuid = yield* shopperOf(world)
        return (yield* askOnce(copyList, { userGuid, shareGuid })).copyList
      })
    )
    return outcome === "done"
  }, withHttp)

  const tellAdded = (items: ReadonlyArray<ListItem>) =>
    Effect.forEach(items, ({ skuBaseNumber, skuVariantNumber }) =>
      world.telemetry.send({ name: "Product Added to Wishlist", skuBaseNumber, skuVariantNumber })
    )

  return { create, addItems, addArticle, copy }
}
