import { clampQuantity } from "@camber/domain/catalog"
import * as calls from "@camber/domain/lists"
import { type VersionedQuantity, mergeChange } from "@camber/domain/offline-merge"
import { type Project, getProjectKind } from "@camber/domain/vehicle"
import { sql } from "kysely"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import { loadBuildSheet } from "./loadBuildSheet.ts"
import {
  isEveryItemSold,
  isEveryArticleKnown,
  addToList,
  parseListName,
  getListKey,
  findList,
  createList,
  UNSHARED
} from "./VisitorLists.ts"
import {
  changeList,
  countWithProducts,
  deleteArticle,
  deleteSavedList,
  type SavedList,
  readLists,
  readSharedList,
  readListedIds
} from "./savedLists.ts"
import { deleteProduct, updateNotedPrices, type ProductIdentity, setQuantity } from "./savedProducts.ts"
import { createListChanges } from "./createListChanges.ts"
import { getProductKey, toSavedProduct } from "./mergeProducts.ts"
import { planFields } from "./planFields.ts"
import { toWireLists } from "./toWireLists.ts"

/**
 * Creates the root fields of the checkout service for lists (CALL-112, CALL-113, CALL-116 to CALL-123). A rejected
 * change changes nothing and returns success false.
 */
export const listFields = (store: ResolverContext): Readonly<Record<string, RootField>> => {
  const { changing, changingOne, changingTwo } = createListChanges(store)

  return {
    listCount: createResolver(calls.listCount, "listCount", async ({ userGuid }) => ({
      listWithProductsCount: await countWithProducts(store.database, userGuid)
    })),

    lists: createResolver(calls.lists, "lists", async ({ userGuid }) => ({
      webUser: { userGuid },
      lists: await toWireLists(store, await readLists(store.database, userGuid))
    })),

    listed: createResolver(calls.listed, "listed", ({ userGuid }) => readListedIds(store.database, userGuid)),

    buildSheet: createResolver(calls.buildSheet, "buildSheet", ({ project = null, shareGuid }) =>
      loadBuildSheet(store, shareGuid, project)
    ),

    sharedList: createResolver(calls.sharedList, "sharedList", async ({ shareGuid }) => {
      const list = await readSharedList(store.database, shareGuid)
      return list && ((await toWireLists(store, [list]))[0] ?? null)
    }),

    createList: createResolver(calls.createList, "createList", async (request, { idempotencyKey }) => {
      const name = parseListName(request.listName)
      const { articleIds, items } = request
      return changing(request, idempotencyKey, async (own) => {
        if (!(await isEveryItemSold(own, items)) || !(await isEveryArticleKnown(own, articleIds))) return null
        const list = await createList(own, name, undefined, idempotencyKey)
        return list && toChangedIds(await addToList(own, list, items.map(toSavedProduct), articleIds), list)
      })
    }),

    addListItems: createResolver(calls.addListItems, "addListItems", (request, { idempotencyKey }) =>
      changingOne(
        request,
        idempotencyKey,
        async (own, list) => (await isEveryItemSold(own, request.items)) && addToList(own, list, request.items.map(toSavedProduct), [])
      )
    ),

    addListArticles: createResolver(calls.addListArticles, "addListArticles", (request, { idempotencyKey }) =>
      changingOne(
        request,
        idempotencyKey,
        async (own, list) => (await isEveryArticleKnown(own, request.articleIds)) && addToList(own, list, [], request.articleIds)
      )
    ),

    removeListItem: createResolver(calls.removeListItem, "removeListItem", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        const [key, product] = [getListKey(own, list), toSavedProduct(request.item)]
        const now = findVersionedQuantity(list, product)
        const { held } = mergeChange(now, { _tag: "Remove", seen: request.seen ?? now ?? EMPTY_QUANTITY })
        if (held === null) await deleteProduct(own.database, key, product)
        else await setQuantity(own.database, key, { ...product, quantity: held.quantity })
        return true
      })
    ),

    removeListArticle: createResolver(calls.removeListArticle, "removeListArticle", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        await deleteArticle(own.database, getListKey(own, list), request.articleId)
        return true
      })
    ),

    setListQuantity: createResolver(calls.setListQuantity, "setListQuantity", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        const product = toSavedProduct(request.item)
        const now = findVersionedQuantity(list, product)
        if (now === null) return false
        const { held } = mergeChange(now, { _tag: "Set", quantity: request.item.quantity, seen: request.seen ?? now })
        return setQuantity(own.database, getListKey(own, list), { ...product, quantity: held?.quantity ?? now.quantity })
      })
    ),

    setListCar: createResolver(calls.setListCar, "setListCar", async (request) => {
      const project = request.project && (await toListProject(store, request.project))
      return changingOne(request, null, async (own, list) => {
        if (project === undefined) return false
        await changeList(own.database, getListKey(own, list), { project: project && JSON.stringify(project) })
        return true
      })
    }),

    shareList: createResolver(calls.shareList, "shareList", async (request) => {
      const selected = request.project && (await toListProject(store, request.project))
      return changingOne(request, null, async (own, list) => {
        await updateNotedPrices(own.database, getListKey(own, list))
        const name = request.sharedAs
        const named = name === undefined ? {} : { shared_as: name?.trim() || null }
        const car = list.project === null && selected ? { project: JSON.stringify(selected) } : {}
        await changeList(own.database, getListKey(own, list), { shared_at: sql<Date>`now()`, ...named, ...car })
        return true
      })
    }),

    unshareList: createResolver(calls.unshareList, "unshareList", (request) =>
      changingOne(request, null, async (own, list) => {
        await changeList(own.database, getListKey(own, list), { ...UNSHARED, share_guid: crypto.randomUUID() })
        return true
      })
    ),

    ...planFields(store, changingOne),

    moveListItem: createResolver(calls.moveListItem, "moveListItem", (request) =>
      changingTwo(request, async (own, from, to) => {
        const asked = getProductKey(toSavedProduct(request.item))
        const product = from.products.find((candidate) => getProductKey(candidate) === asked)
        if (product === undefined || from === to) return product !== undefined
        if (!(await addToList(own, to, [{ ...product, stage: null }], []))) return false
        await deleteProduct(own.database, getListKey(own, from), product)
        return true
      })
    ),

    moveListArticle: createResolver(calls.moveListArticle, "moveListArticle", (request) =>
      changingTwo(request, async (own, from, to) => {
        const isThere = from.articleIds.includes(request.articleId)
        if (!isThere || from === to) return isThere
        if (!(await addToList(own, to, [], [request.articleId]))) return false
        await deleteArticle(own.database, getListKey(own, from), request.articleId)
        return true
      })
    ),

    editList: createResolver(calls.editList, "editList", async (request) => {
      const list_name = parseListName(request.listName)
      return changingOne(request, null, async (own, list) => {
        await changeList(own.database, getListKey(own, list), { list_name })
        return true
      })
    }),

    deleteList: createResolver(calls.deleteList, "deleteList", (request) =>
      changing(request, null, async (own) => {
        const list = findList(own, request.listId)
        if (list !== undefined) await deleteSavedList(own.database, getListKey(own, list))
        return []
      })
    ),

    copyList: createResolver(calls.copyList, "copyList", (request, { idempotencyKey }) =>
      changing(request, idempotencyKey, async (own) => {
        const source = await readSharedList(own.database, request.shareGuid)
        const list = source && (await createList(own, source.list_name, { project: source.project, stages: source.stages }))
        // The copy of a list stores current prices, so the noted prices are removed.
        const products = source?.products.map((product) => ({ ...product, noted_price_cents: null })) ?? []
        return list && source && toChangedIds(await addToList(own, list, products, source.articleIds), list)
      })
    )
  }
}

const EMPTY_QUANTITY: VersionedQuantity = { quantity: clampQuantity(0), mark: 0 }

/** Returns a product's quantity in a list; null if it is not in the list. */
const findVersionedQuantity = ({ products }: SavedList, product: ProductIdentity): VersionedQuantity | null => {
  const listed = products.find((candidate) => getProductKey(candidate) === getProductKey(product))
  return listed === undefined ? null : { quantity: clampQuantity(listed.quantity), mark: listed.mark }
}

/** Returns the id of the list if it was changed, otherwise null. */
const toChangedIds = (hasChanged: boolean, { list_id }: Pick<SavedList, "list_id">): ReadonlyArray<string> | null =>
  hasChanged ? [list_id] : null

/** Removes the garage id from a project for storage in a list. Undefined if the catalog does not know the vehicle. */
const toListProject = async (
  { reference }: ResolverContext,
  { projectId: _garageId, ...project }: Project
): Promise<Project | null | undefined> => {
  if (getProjectKind(project) === "nothing") return null
  return describeProject(await reference(), project) === null ? undefined : project
}
