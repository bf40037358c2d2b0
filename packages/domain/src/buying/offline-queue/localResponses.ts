import type { CartContents, CartItem } from "../cart/model.ts"
import { cartDeposits, cartTotals } from "../cart/rules.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { sameChoice } from "./localCart.ts"
import { sameProject } from "./localGarage.ts"
import type { NamedChange } from "./localServices.ts"
import type { Known } from "./model.ts"
import { WAITING_TEXT } from "./text.ts"

const noCart: CartContents = { lines: [], ...cartTotals([]) }

const listsReply = (lists: NonNullable<Known["lists"]>) => ({
  success: true,
  lists,
  listIds: lists.map(({ id }) => id),
  listWithProductsCount: lists.filter(({ products }) => products.length > 0).length
})

const addedItem = ({ lines }: CartContents, item: CartItem) => {
  const line = lines.find((candidate) => sameChoice(candidate, item))
  return {
    skuVariantNumber: item.skuVariantNumber,
    regularImageUrl: line?.imageUrl ?? "",
    options: [],
    kitComponents: [],
    pieces: item.quantityRequested,
    price: (line?.unitPrice ?? 0) * item.quantityRequested,
    coreCharge: line?.coreCharge ?? 0,
    addedFor: null,
    note: `${WAITING_TEXT}.`
  }
}

/** What the services would answer to a change, decoded: the device answers it in their place. `known` is with the change. */
export const answerTo = ({ operation, variables }: NamedChange, known: Known, owner: WebUserGuid): unknown => {
  const cart = known.cart ?? noCart
  const projects = known.projects ?? []
  switch (operation) {
    case "addToCart": {
      const { itemCount, total } = cart
      const items = variables.items.map((item) => addedItem(cart, item))
      const cartCores = cartDeposits(cart.lines)
      return { addToCart: { success: true, message: `${WAITING_TEXT}.`, cartTotalPrice: total, cartCores, itemCount, items } }
    }
    case "changeCartLine":
    case "removeCartLines":
      return { [operation]: { success: true, message: null, cart } }
    case "addNewProjectToGarage": {
      const saved = sameProject(projects, variables.projectRequest)
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
    default:
      return { [operation]: listsReply(known.lists ?? []) }
  }
}

/** What of the known a reading call answers, decoded; undefined where this device never heard of it. */
export const answerFrom = (operation: string, { cart, lists, projects }: Known, owner: WebUserGuid): unknown => {
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
      return lists === null ? undefined : { listCount: { listWithProductsCount: listsReply(lists).listWithProductsCount } }
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
    default:
      return undefined
  }
}
