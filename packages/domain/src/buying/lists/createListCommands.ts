import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import {
  deleteList,
  editList,
  moveListArticle,
  moveListItem,
  removeListArticle,
  setListCar,
  setListQuantity,
  shareList,
  type ListReply
} from "./calls.ts"
import { validateListName } from "./listName.ts"
import { dispatch, type ListsContext, type Outcome, runListOperation, notify } from "./ListsContext.ts"
import type { ListContent, ListOperation } from "./machine.ts"
import type { ListId, ListItem } from "./model.ts"
import { removeFromList } from "./ownerCommands.ts"
import { listMessages } from "./text.ts"

/** Source and target of a move. */
export interface ListMove {
  readonly fromListId: ListId
  readonly toListId: ListId
}

/** Creates the commands on existing lists. The commands do nothing without a visitor GUID (LIST-21). */
export const createListCommands = (context: ListsContext) => {
  const asShopper = <A>(command: (userGuid: WebUserGuid) => Effect.Effect<A, never, Http>) =>
    Effect.flatMap(context.visitor.guid, (guid) => (guid === null ? Effect.void : Effect.asVoid(command(guid)))).pipe(
      Effect.provideService(Http, context.http)
    )

  /** Moves the drawer's content one item at a time, until one fails. A rejection shows a toast, a failure a dialog (GAP-81). */
  const move = ({ fromListId, toListId }: ListMove, { articleIds, items }: ListContent) =>
    asShopper(
      Effect.fnUntraced(function* (userGuid) {
        const between = { userGuid, fromListId, toListId }
        const calls = [
          ...items.map((item) => Effect.map(callService(moveListItem, { ...between, item }), (answer) => answer.moveListItem)),
          ...articleIds.map((articleId) =>
            Effect.map(callService(moveListArticle, { ...between, articleId }), (answer) => answer.moveListArticle)
          )
        ]
        for (const call of calls) {
          const outcome = yield* runListOperation(context, "move", call)
          if (outcome === "failed") return yield* dispatch(context, { _tag: "MoveFailed" })
          if (outcome === "refused") return yield* notify(context, listMessages.notMoved, { intent: "negative" })
        }
        if (calls.length > 0) yield* notify(context, listMessages.itemMoved, { intent: "positive" })
      })
    )

  /** Explains a failed change: another tab changed the list, or the request failed. */
  const explain = Effect.fnUntraced(function* (listId: ListId, outcome: Outcome) {
    if (outcome === "failed") yield* notify(context, listMessages.notChanged, { intent: "negative" })
    if (outcome !== "refused") return
    const isThere = (yield* SubscriptionRef.get(context.live)).lists?.some(({ id }) => id === listId)
    yield* notify(context, isThere ? listMessages.changedMeanwhile : listMessages.isGone, { intent: "negative" })
  })
  const change = (listId: ListId, operation: ListOperation, call: Effect.Effect<ListReply, CallError, Http>) =>
    Effect.tap(runListOperation(context, operation, call), (outcome) => explain(listId, outcome))

  return {
    move,
    removeItem: (listId: ListId, item: ListItem) =>
      asShopper(
        Effect.fnUntraced(function* (userGuid) {
          const outcome = yield* change(listId, "remove", removeFromList(userGuid, listId, item))
          const { skuBaseNumber, skuVariantNumber } = item
          if (outcome === "done") yield* context.telemetry.send({ name: "Product Removed from Wishlist", skuBaseNumber, skuVariantNumber })
        })
      ),
    removeArticle: (listId: ListId, articleId: number) =>
      asShopper((userGuid) =>
        change(
          listId,
          "remove",
          Effect.map(callService(removeListArticle, { userGuid, listId, articleId }), (answer) => answer.removeListArticle)
        )
      ),
    /** Ignores an invalid name, because the field shows the error. */
    edit: (listId: ListId, name: string) =>
      validateListName(name) !== null
        ? Effect.void
        : asShopper((userGuid) =>
            change(
              listId,
              "edit",
              Effect.map(callService(editList, { userGuid, listId, listName: name.trim() }), (answer) => answer.editList)
            )
          ),
    setQuantity: (listId: ListId, item: ListItem) =>
      asShopper((userGuid) =>
        change(
          listId,
          "edit",
          Effect.map(callService(setListQuantity, { userGuid, listId, item }), (answer) => answer.setListQuantity)
        )
      ),
    setCar: (listId: ListId, project: Project | null) =>
      asShopper((userGuid) =>
        change(
          listId,
          "edit",
          Effect.map(callService(setListCar, { userGuid, listId, project }), (answer) => answer.setListCar)
        )
      ),
    /** Sharing works without a response. Then only the current prices are not stored, which needs no toast. */
    share: (listId: ListId, project: Project | null) =>
      asShopper(
        Effect.fnUntraced(function* (userGuid) {
          const call = Effect.map(callService(shareList, { userGuid, listId, project }), (answer) => answer.shareList)
          const outcome = yield* runListOperation(context, "edit", call)
          if (outcome === "refused") yield* explain(listId, outcome)
        })
      ),
    delete: (listId: ListId) =>
      asShopper((userGuid) =>
        change(
          listId,
          "delete",
          Effect.map(callService(deleteList, { userGuid, listId }), (answer) => answer.deleteList)
        )
      )
  }
}
