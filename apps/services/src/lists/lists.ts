import * as calls from "@camber/domain/lists"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import { answeringOnce } from "../checkout/answeringOnce.ts"
import type { Tables } from "../database/tables.ts"
import { answering, type RootField } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { areSold, areWritten, fill, goodName, keyOf, listAt, type ListDesk, newList, openDesk } from "./ListDesk.ts"
import {
  changingLists,
  countWithProducts,
  dropArticle,
  dropList,
  dropProduct,
  type KeptList,
  keptLists,
  keptSharedList,
  renameList
} from "./keptLists.ts"
import { identityOf, productOf } from "./mergeProducts.ts"
import { wireLists } from "./wireLists.ts"

type Reply = Promise<typeof calls.ListReply.Encoded>

/**
 * The root fields of the checkout service that answer about lists (CALL-112, CALL-113, CALL-116 to CALL-123). What cannot be done changes
 * nothing and answers success false; the lists of the answer are always those that there are now.
 */
export const listFields = (store: Store): Readonly<Record<string, RootField>> => {
  const reply = async (database: Kysely<Tables>, userGuid: WebUserGuid, success: boolean): Reply => {
    const lists = await wireLists({ ...store, database }, await keptLists(database, userGuid))
    return { success, lists, listWithProductsCount: await countWithProducts(database, userGuid) }
  }
  /** Changes lists as `act` does, which tells whether it could; once for each idempotency key, for which only that is kept. */
  const changing = (request: { readonly userGuid: WebUserGuid }, key: string | null, act: (desk: ListDesk) => Promise<boolean>): Reply =>
    changingLists(store.database, request.userGuid, async (database) => {
      const { userGuid } = request
      const perform = async () => ({ success: await act(await openDesk(database, userGuid)) })
      const { success } = await answeringOnce(database, { webUserGuid: userGuid, key, request }, perform)
      return reply(database, userGuid, success)
    })
  /** Changes one list, if it is the visitor's. */
  const changingOne = (
    request: { readonly userGuid: WebUserGuid; readonly listId: string },
    key: string | null,
    act: (desk: ListDesk, list: KeptList) => Promise<unknown>
  ): Reply =>
    changing(request, key, async (desk) => {
      const list = listAt(desk, request.listId)
      return list !== undefined && (await act(desk, list)) !== false
    })
  /** Changes two lists, if both are the visitor's. */
  const changingTwo = (
    request: { readonly userGuid: WebUserGuid; readonly fromListId: string; readonly toListId: string },
    act: (desk: ListDesk, from: KeptList, to: KeptList) => Promise<boolean>
  ): Reply =>
    changing(request, null, async (desk) => {
      const [from, to] = [listAt(desk, request.fromListId), listAt(desk, request.toListId)]
      return from !== undefined && to !== undefined && act(desk, from, to)
    })

  return {
    listCount: answering(calls.listCount, "listCount", async ({ userGuid }) => ({
      listWithProductsCount: await countWithProducts(store.database, userGuid)
    })),

    lists: answering(calls.lists, "lists", async ({ userGuid }) => ({
      webUser: { userGuid },
      lists: await wireLists(store, await keptLists(store.database, userGuid))
    })),

    sharedList: answering(calls.sharedList, "sharedList", async ({ shareGuid }) => {
      const kept = await keptSharedList(store.database, shareGuid)
      return kept && ((await wireLists(store, [kept]))[0] ?? null)
    }),

    createList: answering(calls.createList, "createList", async (request, { idempotencyKey }) => {
      const name = goodName(request.listName)
      const { articleIds, items } = request
      return changing(request, idempotencyKey, async (desk) => {
        if (!(await areSold(desk, items)) || !(await areWritten(desk, articleIds))) return false
        const list = await newList(desk, name)
        return list !== null && fill(desk, list, items.map(productOf), articleIds)
      })
    }),

    addListItems: answering(calls.addListItems, "addListItems", (request, { idempotencyKey }) =>
      changingOne(
        request,
        idempotencyKey,
        async (desk, list) => (await areSold(desk, request.items)) && fill(desk, list, request.items.map(productOf), [])
      )
    ),

    addListArticles: answering(calls.addListArticles, "addListArticles", (request) =>
      changingOne(
        request,
        null,
        async (desk, list) => (await areWritten(desk, request.articleIds)) && fill(desk, list, [], request.articleIds)
      )
    ),

    removeListItem: answering(calls.removeListItem, "removeListItem", (request) =>
      changingOne(request, null, (desk, list) => dropProduct(desk.database, keyOf(desk, list), productOf(request.item)))
    ),

    removeListArticle: answering(calls.removeListArticle, "removeListArticle", (request) =>
      changingOne(request, null, (desk, list) => dropArticle(desk.database, keyOf(desk, list), request.articleId))
    ),

    moveListItem: answering(calls.moveListItem, "moveListItem", (request) =>
      changingTwo(request, async (desk, from, to) => {
        const asked = identityOf(productOf(request.item))
        const product = from.products.find((kept) => identityOf(kept) === asked)
        if (product === undefined || from === to) return product !== undefined
        if (!(await fill(desk, to, [product], []))) return false
        await dropProduct(desk.database, keyOf(desk, from), product)
        return true
      })
    ),

    moveListArticle: answering(calls.moveListArticle, "moveListArticle", (request) =>
      changingTwo(request, async (desk, from, to) => {
        const isThere = from.articleIds.includes(request.articleId)
        if (!isThere || from === to) return isThere
        if (!(await fill(desk, to, [], [request.articleId]))) return false
        await dropArticle(desk.database, keyOf(desk, from), request.articleId)
        return true
      })
    ),

    editList: answering(calls.editList, "editList", async (request) => {
      const name = goodName(request.listName)
      return changingOne(request, null, (desk, list) => renameList(desk.database, keyOf(desk, list), name))
    }),

    deleteList: answering(calls.deleteList, "deleteList", (request) =>
      changing(request, null, async (desk) => {
        const list = listAt(desk, request.listId)
        if (list !== undefined) await dropList(desk.database, keyOf(desk, list))
        return true
      })
    ),

    copyList: answering(calls.copyList, "copyList", (request, { idempotencyKey }) =>
      changing(request, idempotencyKey, async (desk) => {
        const source = await keptSharedList(desk.database, request.shareGuid)
        const list = source && (await newList(desk, source.list_name))
        return source !== null && list !== null && fill(desk, list, source.products, source.articleIds)
      })
    )
  }
}
