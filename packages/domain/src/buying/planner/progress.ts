import type { CartLine } from "../cart/model.ts"
import type { Order } from "../order/model.ts"
import type { ListProduct } from "../lists/model.ts"
import { isProjectName } from "../../vehicles/vehicle/rules.ts"

/** Progress of a part of a build. The four counts add up to its quantity. */
export interface Progress {
  /** Delivered pieces. */
  readonly arrived: number
  /** Ordered pieces that are not delivered. */
  readonly ordered: number
  readonly inCart: number
  readonly planned: number
  /** Price paid for all ordered pieces in integer cents, after promo and points. */
  readonly spent: number
  /** Promised arrival day of the last ordered piece; null if nothing is pending or the day is unknown. */
  readonly arrivesOn: string | null
  readonly orderNumbers: ReadonlyArray<string>
}

/** Fields that match a part to purchases. */
export type PlannedPartRef = Pick<ListProduct, "quantity" | "skuBaseNumber" | "skuVariantNumber">

/** Cart lines and orders of a visitor. */
export interface PurchaseHistory {
  readonly cart: ReadonlyArray<Pick<CartLine, "addedFor" | "quantity" | "skuBaseNumber" | "skuVariantNumber">>
  readonly orders: ReadonlyArray<Pick<Order, "deliveredAt" | "lines" | "orderNumber" | "shipments" | "status">>
}

/** Purchased pieces of one variant. Each piece is assigned to at most one part. */
interface PurchasedPieces {
  readonly state: "arrived" | "ordered" | "inCart"
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
  /** Returns the cost in integer cents of the first `count` pieces of the line. */
  readonly costOf: (count: number) => number
  readonly arrivesOn: string | null
  readonly orderNumber: string | null
  /** Pieces of the line that are already assigned. */
  before: number
  left: number
}

/**
 * Computes the progress of each part from the orders and the cart lines for the build's vehicle.
 *
 * Purchases without a vehicle count too; purchases for another vehicle do not. No piece counts twice, and delivered pieces count first.
 * `car` is null if the build has no vehicle.
 */
export const computeProgress = (
  parts: ReadonlyArray<PlannedPartRef>,
  bought: PurchaseHistory,
  car: string | null
): ReadonlyArray<Progress> => {
  const pool = collectPieces(bought, car)
  return parts.map((part) => assignPieces(part, pool))
}

const isFor = (addedFor: { readonly projectName: string } | null, car: string | null): boolean =>
  addedFor === null || car === null || isProjectName(addedFor.projectName, car)

const collectPieces = ({ cart, orders }: PurchaseHistory, car: string | null): Array<PurchasedPieces> => {
  const ordered = orders.flatMap((order) => (order.status === "canceled" ? [] : toOrderedPieces(order, car)))
  return [
    ...ordered.filter(({ state }) => state === "arrived"),
    ...ordered.filter(({ state }) => state === "ordered"),
    ...cart
      .filter(({ addedFor }) => isFor(addedFor, car))
      .map(({ quantity, skuBaseNumber, skuVariantNumber }): PurchasedPieces => ({
        state: "inCart",
        skuBaseNumber,
        skuVariantNumber,
        costOf: () => 0,
        arrivesOn: null,
        orderNumber: null,
        before: 0,
        left: quantity
      }))
  ]
}

const toOrderedPieces = (
  { deliveredAt, lines, orderNumber, shipments }: PurchaseHistory["orders"][number],
  car: string | null
): Array<PurchasedPieces> =>
  lines
    .filter(({ addedFor }) => isFor(addedFor, car))
    .flatMap((line): Array<PurchasedPieces> => {
      const remainingCount = Math.max(0, line.quantity - line.canceled - line.returned)
      const here = deliveredAt === null ? countDelivered(shipments, line.ordinality) : line.shipped
      const arrived = Math.min(remainingCount, here)
      const { arrivesOn, skuBaseNumber, skuVariantNumber } = line
      const common = { skuBaseNumber, skuVariantNumber, orderNumber, costOf: createCostFunction(line) }
      return [
        { ...common, state: "arrived", arrivesOn: null, before: 0, left: arrived },
        { ...common, state: "ordered", arrivesOn, before: arrived, left: remainingCount - arrived }
      ]
    })

/**
 * Returns the cost after promo and points. The cost of the remaining pieces is exactly the credit for them, so no cent is lost or counted
 * twice.
 */
const createCostFunction = ({ discount, quantity, total }: PurchaseHistory["orders"][number]["lines"][number]) => {
  const paid = total - discount
  return (count: number): number => paid - Math.round((paid * (quantity - count)) / quantity)
}

const countDelivered = (shipments: PurchaseHistory["orders"][number]["shipments"], ordinality: number): number =>
  shipments
    .filter(({ deliveredAt }) => deliveredAt !== null)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.ordinality === ordinality ? sum + line.quantity : sum), 0)

const isForPart = ({ skuBaseNumber, skuVariantNumber }: PlannedPartRef, pieces: PurchasedPieces): boolean =>
  skuVariantNumber === null ? pieces.skuBaseNumber === skuBaseNumber : pieces.skuVariantNumber === skuVariantNumber

/** Assigns purchased pieces to a part and removes them from the pool. */
const assignPieces = (part: PlannedPartRef, pool: ReadonlyArray<PurchasedPieces>): Progress => {
  const counts = { arrived: 0, ordered: 0, inCart: 0 }
  let [planned, spent] = [part.quantity as number, 0]
  let arrivesOn: string | null = null
  const numbers = new Set<string>()
  for (const pieces of pool) {
    const taken = isForPart(part, pieces) ? Math.min(planned, pieces.left) : 0
    if (taken === 0) continue
    spent += pieces.costOf(pieces.before + taken) - pieces.costOf(pieces.before)
    pieces.before += taken
    pieces.left -= taken
    planned -= taken
    counts[pieces.state] += taken
    if (pieces.arrivesOn !== null && (arrivesOn === null || pieces.arrivesOn > arrivesOn)) arrivesOn = pieces.arrivesOn
    if (pieces.orderNumber !== null) numbers.add(pieces.orderNumber)
  }
  return { ...counts, planned, spent, arrivesOn, orderNumbers: [...numbers] }
}
