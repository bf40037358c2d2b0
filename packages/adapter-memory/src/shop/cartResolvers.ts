import {
  type AddedItem,
  addToCart,
  cart,
  type CartContents,
  type CartItem,
  type CartLine,
  CartLineId,
  changeCartLine,
  clampToLimits,
  computeCartTotals,
  computeCoreDeposits,
  computeLineTotal,
  formatQuantityLimit,
  getQuantityLimits,
  removeCartLines,
  restoreCartLines
} from "@camber/domain/cart"
import { NOT_AVAILABLE_TEXT } from "@camber/domain/catalog"
import type { Cents } from "@camber/domain/money"
import { formatProjectName, type Project } from "@camber/domain/vehicle"
import { createResolver, createWriteResolver, type Resolver } from "./createResolver.ts"
import type { PartLookup } from "./PartLookup.ts"
import type { Describe } from "./vehicleResolvers.ts"

const LINE_GONE = "This line is no longer in your cart."
const messages = { choiceGone: "This choice no longer exists. Please choose again.", notAvailable: NOT_AVAILABLE_TEXT }

/** The cart of one visitor, and its resolvers. */
export interface MemoryCart {
  readonly getContents: (project: Project | null) => CartContents
  readonly resolvers: ReadonlyArray<Resolver>
}

/** Creates the cart of one visitor. Kits are not sold. */
export const createMemoryCart = (parts: PartLookup, describe: Describe): MemoryCart => {
  let lines: ReadonlyArray<CartLine> = []
  let removed: ReadonlyArray<CartLine> = []

  const evaluate = (line: CartLine, project: Project | null): CartLine => ({
    ...line,
    fit: project && parts.evaluate(line.skuBaseNumber, project)
  })
  const getContents = (project: Project | null): CartContents => {
    const evaluated = lines.map((line) => evaluate(line, project))
    return { lines: evaluated, ...computeCartTotals(evaluated) }
  }

  const createLine = (item: CartItem, project: Project | null): CartLine | null => {
    const part = parts.find(item.skuBaseNumber)
    if (part === undefined || part.skuVariantNumber !== item.skuVariantNumber) return null
    const limits = getQuantityLimits(1, part.stock === null ? [] : [{ availability: "InStock", quantity: part.stock, perPiece: 1 }])
    const description = project && describe(project)
    const verdict = project && parts.evaluate(item.skuBaseNumber, project)
    return {
      lineId: CartLineId.make(`line-${part.skuVariantNumber}`),
      skuVariantNumber: part.skuVariantNumber,
      skuBaseNumber: item.skuBaseNumber,
      productPageId: parts.getPageId(item.skuBaseNumber),
      title: part.title,
      brand: part.brand,
      imageUrl: "",
      url: parts.getUrl(item.skuBaseNumber),
      options: [],
      kitComponents: [],
      quantity: item.quantityRequested,
      wanted: item.quantityRequested,
      mark: 0,
      ...limits,
      unitPrice: part.price,
      listPrice: null,
      coreCharge: 0 as Cents,
      addedPrice: part.price,
      lineTotal: 0 as Cents,
      availability: part.stock === 0 ? "NotAvailable" : "InStock",
      availabilityText: part.stock === 0 ? NOT_AVAILABLE_TEXT : "In stock",
      isPurchaseable: part.stock !== 0,
      addedFor: description && verdict && { projectName: formatProjectName(description), verdict },
      fit: null
    }
  }

  const setQuantity = (line: CartLine, wanted: number): CartLine => {
    const quantity = clampToLimits(wanted, line)
    const changed = { ...line, quantity, wanted: quantity, mark: line.mark + 1 }
    return { ...changed, lineTotal: computeLineTotal(changed) }
  }

  /** Adds the quantity to an existing line, or adds a new line. */
  const addItem = (created: CartLine): AddedItem => {
    const existing = lines.find(({ lineId }) => lineId === created.lineId)
    const wanted = (existing?.quantity ?? 0) + created.quantity
    const line = setQuantity(existing ?? created, wanted)
    lines = existing === undefined ? [...lines, line] : lines.map((other) => (other === existing ? line : other))
    const pieces = line.quantity - (existing?.quantity ?? 0)
    return {
      skuVariantNumber: line.skuVariantNumber,
      regularImageUrl: line.imageUrl,
      options: [],
      kitComponents: [],
      pieces,
      price: (pieces * line.unitPrice) as Cents,
      coreCharge: line.coreCharge,
      addedFor: created.addedFor,
      note: formatQuantityLimit(wanted, line)
    }
  }

  const add = ({ items, project }: (typeof addToCart)["variables"]["Type"]): (typeof addToCart)["result"]["Type"] => {
    const created = items.map((item) => createLine(item, project))
    const sold = created.filter((line) => line !== null)
    const isSold = sold.every(({ isPurchaseable }) => isPurchaseable)
    const refusal = sold.length < items.length ? "choiceGone" : isSold ? null : "notAvailable"
    const added = refusal === null ? sold.map(addItem) : []
    const hasAdded = added.some(({ pieces }) => pieces > 0)
    const isStockInCart = lines.some(({ left, lineId, quantity }) => left === quantity && sold.some((line) => line.lineId === lineId))
    const rejection = refusal ?? (hasAdded ? null : isStockInCart ? "allInCart" : "quantityLimit")
    const { itemCount, total } = getContents(null)
    return {
      addToCart: {
        success: hasAdded,
        message: refusal === null ? (added.find(({ note }) => note !== null)?.note ?? null) : messages[refusal],
        rejection,
        cartTotalPrice: total,
        cartCores: computeCoreDeposits(lines),
        itemCount,
        items: hasAdded ? added : []
      }
    }
  }

  const resolvers = [
    createResolver(cart, ({ project }) => ({ cart: getContents(project) })),
    createWriteResolver(addToCart, add),
    createResolver(changeCartLine, ({ lineId, project, quantity }) => {
      const line = lines.find((candidate) => candidate.lineId === lineId)
      lines = lines.map((other) => (other === line ? setQuantity(other, quantity) : other))
      const message = line === undefined ? LINE_GONE : formatQuantityLimit(quantity, line)
      return { changeCartLine: { success: line !== undefined, message, cart: getContents(project) } }
    }),
    createResolver(removeCartLines, ({ lineIds, project }) => {
      removed = [...removed, ...lines.filter(({ lineId }) => lineIds.includes(lineId))]
      lines = lines.filter(({ lineId }) => !lineIds.includes(lineId))
      return { removeCartLines: { success: true, message: null, cart: getContents(project) } }
    }),
    createResolver(restoreCartLines, ({ lineIds, project }) => {
      const restored = removed.filter(({ lineId }) => lineIds.includes(lineId) && lines.every((line) => line.lineId !== lineId))
      removed = removed.filter(({ lineId }) => !lineIds.includes(lineId))
      lines = [...lines, ...restored]
      const success = lineIds.every((id) => lines.some(({ lineId }) => lineId === id))
      return { restoreCartLines: { success, message: success ? null : LINE_GONE, cart: getContents(project) } }
    })
  ]
  return { getContents, resolvers }
}
