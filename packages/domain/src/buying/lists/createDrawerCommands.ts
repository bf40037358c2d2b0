import { Effect, Semaphore, SubscriptionRef } from "effect"
import { dispatch, type ListsContext, notify } from "./ListsContext.ts"
import type { createListCommands } from "./createListCommands.ts"
import type { createSaveCommands } from "./createSaveCommands.ts"
import type { ListId } from "./model.ts"
import { listMessages } from "./text.ts"

/** Creates the commands of the list drawer. The commands use the drawer's content and do nothing while the drawer is closed. */
export const createDrawerCommands = (
  context: ListsContext,
  { addArticle, addItems, create }: ReturnType<typeof createSaveCommands>,
  { move }: ReturnType<typeof createListCommands>
) => {
  const state = SubscriptionRef.get(context.live)
  const saving = Semaphore.makeUnsafe(1)
  /** Drops clicks during a save instead of queueing them. */
  const runOnce = (save: Effect.Effect<void>): Effect.Effect<void> => Effect.asVoid(saving.withPermitsIfAvailable(1)(save))

  return {
    closeDrawer: dispatch(context, { _tag: "DrawerClosed" }),
    giveUpDrawer: Effect.andThen(
      dispatch(context, { _tag: "DrawerClosed" }),
      notify(context, listMessages.notAdded, { intent: "negative" })
    ),
    saveTo: Effect.fnUntraced(function* (listId: ListId) {
      const { drawer } = yield* state
      if (drawer === null) return
      const { content, fromListId } = drawer
      if (fromListId !== null) return yield* move({ fromListId, toListId: listId }, content)
      yield* addItems(listId, content.items, content.shown)
      for (const articleId of content.articleIds) yield* addArticle(listId, articleId)
    }, runOnce),
    /** A move requires an existing list, so the new list is created first. */
    saveToNew: Effect.fnUntraced(function* (name: string) {
      const { drawer } = yield* state
      if (drawer === null) return
      const { content, fromListId } = drawer
      if (fromListId === null) return yield* Effect.asVoid(create(name, content))
      const isCreated = yield* create(name)
      const createdList = (yield* state).lists?.at(-1)
      if (isCreated && createdList !== undefined) yield* move({ fromListId, toListId: createdList.id }, content)
    }, runOnce)
  }
}
