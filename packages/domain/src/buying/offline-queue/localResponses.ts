import type { CartContents, CartItem } from "../cart/model.ts"
import { computeCoreDeposits, computeCartTotals } from "../cart/rules.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { isSameChoice } from "./localCart.ts"
import { findSameProject } from "./localGarage.ts"
import { findOwnedSheet } from "./localOwned.ts"
import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { PENDING_TEXT } from "./text.ts"

const noCart: CartContents = { lines: [], ...computeCartTotals([]) }

const toListsResponse = (lists: NonNullable<LocalSnapshot["lists"]>) => ({
  success: true,
  lists,
  listIds: lists.map(({ id }) => id),
  listWithProductsCount: lists.filter(({ products }) => products.length > 0).length
})

const toAddedItem = ({ lines }: CartContents, item: CartItem) => {
  const line = lines.find((candidate) => isSameChoice(candidate, item))
  return {
    skuVariantNumber: item.skuVariantNumber,
    regularImageUrl: line?.imageUrl ?? "",
    options: [],
    kitComponents: [],
    pieces: item.quantityRequested,
    price: (line?.unitPrice ?? 0) * item.quantityRequested,
    coreCharge: line?.coreCharge ?? 0,
    addedFor: null,
    note: `${PENDING_TEXT}.`
  }
}

/** Returns the decoded response that the services would give to a change. `known` already includes the change. */
export const answerLocally = ({ operation, variables }: KeyedChange, known: LocalSnapshot, owner: WebUserGuid): unknown => {
  const cart = known.cart ?? noCart
  const projects = known.projects ?? []
  switch (operation) {
    case "addToCart": {
      const { itemCount, total } = cart
      const items = variables.items.map((item) => toAddedItem(cart, item))
      const cartCores = computeCoreDeposits(cart.lines)
      const message = `${PENDING_TEXT}.`
      return { addToCart: { success: true, message, rejection: null, cartTotalPrice: total, cartCores, itemCount, items } }
    }
    case "changeCartLine":
    case "removeCartLines":
      return { [operation]: { success: true, message: null, cart } }
    case "addNewProjectToGarage": {
      const saved = findSameProject(projects, variables.projectRequest)
      const id = saved?.projectId ?? null
      return {
        [operation]: {
          success: true,
          alreadyExisted: false,
          projects,
          webUser: { userGuid: owner },
          message: null,
          addedCustomerProjectId: id
        }
      }
    }
    case "removeProjectFromGarage":
      return { [operation]: { success: true, projects, message: null } }
    case "saveOwnedPart":
    case "changeOwnedPart":
    case "removeOwnedPart":
      return { [operation]: { sheet: findOwnedSheet(known.owned, variables.projectId), message: null } }
    default:
      return { [operation]: toListsResponse(known.lists ?? []) }
  }
}

/**
 * Returns the decoded response of a read call from the snapshot; undefined if this device never loaded the data. `projectId` is the car of a
 * build sheet.
 */
export const mergeResponse = (
  operation: string,
  { cart, lists, owned, projects }: LocalSnapshot,
  owner: WebUserGuid,
  projectId: string | null = null
): unknown => {
  switch (operation) {
    case "cart":
      return cart === null ? undefined : { cart }
    case "GetUserShoppingCartShallow": {
      if (cart === null) return undefined
      const skuBasesInCart = [...new Set(cart.lines.map(({ skuBaseNumber }) => skuBaseNumber))]
      return {
        shoppingCart: cart.lines.length === 0 ? null : { shoppingCartId: owner, numProducts: cart.lines.length, skuBasesInCart }
      }
    }
    case "lists":
      return lists === null ? undefined : { lists: { webUser: { userGuid: owner }, lists } }
    case "listCount":
      return lists === null ? undefined : { listCount: { listWithProductsCount: toListsResponse(lists).listWithProductsCount } }
    case "listed":
      return lists === null
        ? undefined
        : {
            listed: {
              skuBaseNumbers: [...new Set(lists.flatMap(({ products }) => products.map(({ skuBaseNumber }) => skuBaseNumber)))],
              articleIds: [...new Set(lists.flatMap(({ articles }) => articles.map(({ id }) => id)))]
            }
          }
    case "customerProjects":
      return projects === null ? undefined : { customerProjects: { projects } }
    case "ownedSheet": {
      const sheet = projectId === null ? null : findOwnedSheet(owned, projectId)
      return sheet === null ? undefined : { ownedSheet: sheet }
    }
    default:
      return undefined
  }
}
