import type { ListReply } from "@camber/domain/lists"
import type { WebUserGuid } from "@camber/domain/visitor"
import { withIdempotency } from "../schema/withIdempotency.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { withListsLock, countWithProducts, type SavedList, readLists } from "./savedLists.ts"
import { findList, type VisitorLists, loadVisitorLists } from "./VisitorLists.ts"
import { toWireLists } from "./toWireLists.ts"

type Reply = Promise<typeof ListReply.Encoded>
interface Request {
  readonly userGuid: WebUserGuid
}

/**
 * Creates functions that change one visitor's lists atomically and return only the changed ones. After a rejection or a repeated request,
 * they return all lists, because it is not known which ones changed.
 */
export const createListChanges = (store: ResolverContext) => {
  const createReply = async (
    within: ResolverContext,
    userGuid: WebUserGuid,
    success: boolean,
    changed: ReadonlyArray<string> | null
  ): Reply => {
    const { database } = within
    const savedLists = await readLists(database, userGuid)
    const returned = changed === null ? savedLists : savedLists.filter(({ list_id }) => changed.includes(list_id))
    return {
      success,
      lists: await toWireLists(within, returned),
      listIds: savedLists.map(({ list_id }) => list_id),
      listWithProductsCount: await countWithProducts(database, userGuid)
    }
  }

  /**
   * Changes lists with `act`, once per idempotency key. `act` returns the ids of the changed lists, or null if the change was not possible.
   */
  const changeLists = async (
    request: Request,
    key: string | null,
    act: (own: VisitorLists) => Promise<ReadonlyArray<string> | null>
  ): Reply => {
    // Loaded before the transaction, because it must not be loaded inside.
    const reference = await store.reference()
    return withListsLock(store.database, request.userGuid, async (database) => {
      const { userGuid } = request
      let changed: ReadonlyArray<string> | null = null
      const perform = async () => {
        changed = await act(await loadVisitorLists(database, userGuid))
        return { success: changed !== null }
      }
      const { success } = await withIdempotency(database, { webUserGuid: userGuid, key, request }, perform)
      return createReply({ ...store, database, reference: async () => reference }, userGuid, success, changed)
    })
  }

  return {
    changing: changeLists,
    /** Changes one list of the visitor. `act` returns whether the change was possible. */
    changingOne: (
      request: Request & { readonly listId: string },
      key: string | null,
      act: (own: VisitorLists, list: SavedList) => Promise<boolean>
    ): Reply =>
      changeLists(request, key, async (own) => {
        const list = findList(own, request.listId)
        return list !== undefined && (await act(own, list)) ? [list.list_id] : null
      }),
    /** Changes two lists of the visitor. `act` returns whether the change was possible. */
    changingTwo: (
      request: Request & { readonly fromListId: string; readonly toListId: string },
      act: (own: VisitorLists, from: SavedList, to: SavedList) => Promise<boolean>
    ): Reply =>
      changeLists(request, null, async (own) => {
        const [from, to] = [findList(own, request.fromListId), findList(own, request.toListId)]
        return from !== undefined && to !== undefined && (await act(own, from, to)) ? [from.list_id, to.list_id] : null
      })
  }
}
