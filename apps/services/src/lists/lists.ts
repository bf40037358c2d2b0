import { clampQuantity } from "@camber/domain/catalog"
import * as calls from "@camber/domain/lists"
import { type Held, settle } from "@camber/domain/offline-merge"
import { type Project, projectKind } from "@camber/domain/vehicle"
import { sql } from "kysely"
import { answering, type RootField } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import { buildSheetOf } from "./buildSheetOf.ts"
import { areSold, areWritten, fill, goodName, keyOf, listAt, newList, unshared } from "./OwnLists.ts"
import {
  changeList,
  countWithProducts,
  dropArticle,
  dropList,
  type SavedList,
  readLists,
  readSharedList,
  listedThings
} from "./savedLists.ts"
import { dropProduct, noteTodaysPrices, type ProductIdentity, setQuantity } from "./savedProducts.ts"
import { listChanges } from "./listChanges.ts"
import { identityOf, productOf } from "./mergeProducts.ts"
import { planFields } from "./planFields.ts"
import { wireLists } from "./wireLists.ts"

/**
 * The root fields of the checkout service that answer about lists (CALL-112, CALL-113, CALL-116 to CALL-123). What cannot be done changes
 * nothing and answers success false.
 */
export const listFields = (store: Store): Readonly<Record<string, RootField>> => {
  const { changing, changingOne, changingTwo } = listChanges(store)

  return {
    listCount: answering(calls.listCount, "listCount", async ({ userGuid }) => ({
      listWithProductsCount: await countWithProducts(store.database, userGuid)
    })),

    lists: answering(calls.lists, "lists", async ({ userGuid }) => ({
      webUser: { userGuid },
      lists: await wireLists(store, await readLists(store.database, userGuid))
    })),

    listed: answering(calls.listed, "listed", ({ userGuid }) => listedThings(store.database, userGuid)),

    buildSheet: answering(calls.buildSheet, "buildSheet", ({ project = null, shareGuid }) => buildSheetOf(store, shareGuid, project)),

    sharedList: answering(calls.sharedList, "sharedList", async ({ shareGuid }) => {
      const kept = await readSharedList(store.database, shareGuid)
      return kept && ((await wireLists(store, [kept]))[0] ?? null)
    }),

    createList: answering(calls.createList, "createList", async (request, { idempotencyKey }) => {
      const name = goodName(request.listName)
      const { articleIds, items } = request
      return changing(request, idempotencyKey, async (own) => {
        if (!(await areSold(own, items)) || !(await areWritten(own, articleIds))) return null
        const list = await newList(own, name, undefined, idempotencyKey)
        return list && filled(await fill(own, list, items.map(productOf), articleIds), list)
      })
    }),

    addListItems: answering(calls.addListItems, "addListItems", (request, { idempotencyKey }) =>
      changingOne(
        request,
        idempotencyKey,
        async (own, list) => (await areSold(own, request.items)) && fill(own, list, request.items.map(productOf), [])
      )
    ),

    addListArticles: answering(calls.addListArticles, "addListArticles", (request, { idempotencyKey }) =>
      changingOne(
        request,
        idempotencyKey,
        async (own, list) => (await areWritten(own, request.articleIds)) && fill(own, list, [], request.articleIds)
      )
    ),

    removeListItem: answering(calls.removeListItem, "removeListItem", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        const [key, product] = [keyOf(own, list), productOf(request.item)]
        const now = heldIn(list, product)
        const { held } = settle(now, { _tag: "Remove", seen: request.seen ?? now ?? nothing })
        if (held === null) await dropProduct(own.database, key, product)
        else await setQuantity(own.database, key, { ...product, quantity: held.quantity })
        return true
      })
    ),

    removeListArticle: answering(calls.removeListArticle, "removeListArticle", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        await dropArticle(own.database, keyOf(own, list), request.articleId)
        return true
      })
    ),

    setListQuantity: answering(calls.setListQuantity, "setListQuantity", (request, { idempotencyKey }) =>
      changingOne(request, idempotencyKey, async (own, list) => {
        const product = productOf(request.item)
        const now = heldIn(list, product)
        if (now === null) return false
        const { held } = settle(now, { _tag: "Set", quantity: request.item.quantity, seen: request.seen ?? now })
        return setQuantity(own.database, keyOf(own, list), { ...product, quantity: held?.quantity ?? now.quantity })
      })
    ),

    setListCar: answering(calls.setListCar, "setListCar", async (request) => {
      const project = request.project && (await namelessProject(store, request.project))
      return changingOne(request, null, async (own, list) => {
        if (project === undefined) return false
        await changeList(own.database, keyOf(own, list), { project: project && JSON.stringify(project) })
        return true
      })
    }),

    shareList: answering(calls.shareList, "shareList", async (request) => {
      const selected = request.project && (await namelessProject(store, request.project))
      return changingOne(request, null, async (own, list) => {
        await noteTodaysPrices(own.database, keyOf(own, list))
        const name = request.sharedAs
        const named = name === undefined ? {} : { shared_as: name?.trim() || null }
        const car = list.project === null && selected ? { project: JSON.stringify(selected) } : {}
        await changeList(own.database, keyOf(own, list), { shared_at: sql<Date>`now()`, ...named, ...car })
        return true
      })
    }),

    unshareList: answering(calls.unshareList, "unshareList", (request) =>
      changingOne(request, null, async (own, list) => {
        await changeList(own.database, keyOf(own, list), { ...unshared, share_guid: crypto.randomUUID() })
        return true
      })
    ),

    ...planFields(store, changingOne),

    moveListItem: answering(calls.moveListItem, "moveListItem", (request) =>
      changingTwo(request, async (own, from, to) => {
        const asked = identityOf(productOf(request.item))
        const product = from.products.find((kept) => identityOf(kept) === asked)
        if (product === undefined || from === to) return product !== undefined
        if (!(await fill(own, to, [{ ...product, stage: null }], []))) return false
        await dropProduct(own.database, keyOf(own, from), product)
        return true
      })
    ),

    moveListArticle: answering(calls.moveListArticle, "moveListArticle", (request) =>
      changingTwo(request, async (own, from, to) => {
        const isThere = from.articleIds.includes(request.articleId)
        if (!isThere || from === to) return isThere
        if (!(await fill(own, to, [], [request.articleId]))) return false
        await dropArticle(own.database, keyOf(own, from), request.articleId)
        return true
      })
    ),

    editList: answering(calls.editList, "editList", async (request) => {
      const list_name = goodName(request.listName)
      return changingOne(request, null, async (own, list) => {
        await changeList(own.database, keyOf(own, list), { list_name })
        return true
      })
    }),

    deleteList: answering(calls.deleteList, "deleteList", (request) =>
      changing(request, null, async (own) => {
        const list = listAt(own, request.listId)
        if (list !== undefined) await dropList(own.database, keyOf(own, list))
        return []
      })
    ),

    copyList: answering(calls.copyList, "copyList", (request, { idempotencyKey }) =>
      changing(request, idempotencyKey, async (own) => {
        const source = await readSharedList(own.database, request.shareGuid)
        const list = source && (await newList(own, source.list_name, { project: source.project, stages: source.stages }))
        // Its prices are those of today: it begins anew.
        const products = source?.products.map((product) => ({ ...product, noted_price_cents: null })) ?? []
        return list && source && filled(await fill(own, list, products, source.articleIds), list)
      })
    )
  }
}

const nothing: Held = { quantity: clampQuantity(0), mark: 0 }

/** What a list holds of a product; null for nothing. */
const heldIn = ({ products }: SavedList, product: ProductIdentity): Held | null => {
  const kept = products.find((candidate) => identityOf(candidate) === identityOf(product))
  return kept === undefined ? null : { quantity: clampQuantity(kept.quantity), mark: kept.mark }
}

/** The list that was changed, if it was. */
const filled = (isFilled: boolean, { list_id }: Pick<SavedList, "list_id">): ReadonlyArray<string> | null => (isFilled ? [list_id] : null)

/** A project as a list keeps it: not the id that it has in its owner's garage. Undefined where the catalogue knows no such car. */
const namelessProject = async (
  { reference }: Store,
  { projectId: _garageId, ...project }: Project
): Promise<Project | null | undefined> => {
  if (projectKind(project) === "nothing") return null
  return describeProject(await reference(), project) === null ? undefined : project
}
