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
 * How lists are changed: one visitor's at a time, all or nothing, and answered with what was changed alone. After a refusal, or to a request
 * that was answered before, nobody knows what that is: then all lists are told as they are now.
 */
export const createListChanges = (store: ResolverContext) => {
  const reply = async (within: ResolverContext, userGuid: WebUserGuid, success: boolean, changed: ReadonlyArray<string> | null): Reply => {
    const { database } = within
    const kept = await readLists(database, userGuid)
    const answered = changed === null ? kept : kept.filter(({ list_id }) => changed.includes(list_id))
    return {
      success,
      lists: await toWireLists(within, answered),
      listIds: kept.map(({ list_id }) => list_id),
      listWithProductsCount: await countWithProducts(database, userGuid)
    }
  }

  /** Changes lists as `act` does, which answers the ids of those that it changed, null where it could not; once for each idempotency key. */
  const changing = async (
    request: Request,
    key: string | null,
    act: (own: VisitorLists) => Promise<ReadonlyArray<string> | null>
  ): Reply => {
    // Not to be asked for inside of the transaction.
    const reference = await store.reference()
    return withListsLock(store.database, request.userGuid, async (database) => {
      const { userGuid } = request
      let changed: ReadonlyArray<string> | null = null
      const perform = async () => {
        changed = await act(await loadVisitorLists(database, userGuid))
        return { success: changed !== null }
      }
      const { success } = await withIdempotency(database, { webUserGuid: userGuid, key, request }, perform)
      return reply({ ...store, database, reference: async () => reference }, userGuid, success, changed)
    })
  }

  return {
    changing,
    /** Changes one list, if it is the visitor's; `act` tells whether it could. */
    changingOne: (
      request: Request & { readonly listId: string },
      key: string | null,
      act: (own: VisitorLists, list: SavedList) => Promise<boolean>
    ): Reply =>
      changing(request, key, async (own) => {
        const list = findList(own, request.listId)
        return list !== undefined && (await act(own, list)) ? [list.list_id] : null
      }),
    /** Changes two lists, if both are the visitor's; `act` tells whether it could. */
    changingTwo: (
      request: Request & { readonly fromListId: string; readonly toListId: string },
      act: (own: VisitorLists, from: SavedList, to: SavedList) => Promise<boolean>
    ): Reply =>
      changing(request, null, async (own) => {
        const [from, to] = [findList(own, request.fromListId), findList(own, request.toListId)]
        return from !== undefined && to !== undefined && (await act(own, from, to)) ? [from.list_id, to.list_id] : null
      })
  }
}
