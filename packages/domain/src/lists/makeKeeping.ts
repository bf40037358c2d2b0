import { Effect } from "effect"
import { ask } from "../ports/Call.ts"
import { Http } from "../ports/Http.ts"
import type { Project } from "../vehicle/model.ts"
import type { WebUserGuid } from "../visitor/model.ts"
import {
  deleteList,
  editList,
  moveListArticle,
  moveListItem,
  removeListArticle,
  removeListItem,
  setListCar,
  setListQuantity,
  shareList
} from "./calls.ts"
import { listNameProblem } from "./listName.ts"
import { happen, type ListsWorld, perform, say } from "./ListsWorld.ts"
import type { ListContent } from "./machine.ts"
import type { ListId, ListItem } from "./model.ts"
import { listWords } from "./words.ts"

/** From one list to another. */
export interface ListMove {
  readonly fromListId: ListId
  readonly toListId: ListId
}

/** The commands on lists that exist. Without a guid there are none: nothing is asked and nothing said (LIST-21). */
export const makeKeeping = (world: ListsWorld) => {
  const asShopper = <A>(command: (userGuid: WebUserGuid) => Effect.Effect<A, never, Http>) =>
    Effect.flatMap(world.visitor.guid, (guid) => (guid === null ? Effect.void : Effect.asVoid(command(guid)))).pipe(
      Effect.provideService(Http, world.http)
    )

  /** A refusal is a notice; what could not be tried is a dialog (GAP-81). The drawer's things go one after the other, until one does not. */
  const move = ({ fromListId, toListId }: ListMove, { articleIds, items }: ListContent) =>
    asShopper(
      Effect.fnUntraced(function* (userGuid) {
        const between = { userGuid, fromListId, toListId }
        const calls = [
          ...items.map((item) => Effect.map(ask(moveListItem, { ...between, item }), (answer) => answer.moveListItem)),
          ...articleIds.map((articleId) => Effect.map(ask(moveListArticle, { ...between, articleId }), (answer) => answer.moveListArticle))
        ]
        for (const call of calls) {
          const outcome = yield* perform(world, "move", call)
          if (outcome === "failed") return yield* happen(world, { _tag: "MoveFailed" })
          if (outcome === "refused") return yield* say(world, listWords.notMoved, { intent: "negative" })
        }
        if (calls.length > 0) yield* say(world, listWords.itemMoved, { intent: "positive" })
      })
    )

  return {
    move,
    removeItem: (listId: ListId, item: ListItem) =>
      asShopper(
        Effect.fnUntraced(function* (userGuid) {
          const call = Effect.map(ask(removeListItem, { userGuid, listId, item }), (answer) => answer.removeListItem)
          const outcome = yield* perform(world, "remove", call)
          const { skuBaseNumber, skuVariantNumber } = item
          if (outcome === "done") yield* world.telemetry.send({ name: "Product Removed from Wishlist", skuBaseNumber, skuVariantNumber })
        })
      ),
    removeArticle: (listId: ListId, articleId: number) =>
      asShopper((userGuid) =>
        perform(
          world,
          "remove",
          Effect.map(ask(removeListArticle, { userGuid, listId, articleId }), (answer) => answer.removeListArticle)
        )
      ),
    /** A name that will not do changes nothing: the field says why. */
    edit: (listId: ListId, name: string) =>
      listNameProblem(name) !== null
        ? Effect.void
        : asShopper((userGuid) =>
            perform(
              world,
              "edit",
              Effect.map(ask(editList, { userGuid, listId, listName: name.trim() }), (answer) => answer.editList)
            )
          ),
    setQuantity: (listId: ListId, item: ListItem) =>
      asShopper((userGuid) =>
        perform(
          world,
          "edit",
          Effect.map(ask(setListQuantity, { userGuid, listId, item }), (answer) => answer.setListQuantity)
        )
      ),
    setCar: (listId: ListId, project: Project | null) =>
      asShopper((userGuid) =>
        perform(
          world,
          "edit",
          Effect.map(ask(setListCar, { userGuid, listId, project }), (answer) => answer.setListCar)
        )
      ),
    share: (listId: ListId) =>
      asShopper((userGuid) =>
        perform(
          world,
          "edit",
          Effect.map(ask(shareList, { userGuid, listId }), (answer) => answer.shareList)
        )
      ),
    delete: (listId: ListId) =>
      asShopper((userGuid) =>
        perform(
          world,
          "delete",
          Effect.map(ask(deleteList, { userGuid, listId }), (answer) => answer.deleteList)
        )
      )
  }
}
