import type { CartLine } from "../cart/model.ts"
import type { Order } from "../order/model.ts"
import type { ListProduct } from "../lists/model.ts"
import { isProjectName } from "../../vehicles/vehicle/rules.ts"

/** How far the pieces of a part of a build have come; the four counts are all of its pieces. */
export interface Progress {
  /** They were delivered. */
  readonly arrived: number
  /** They are ordered and not here yet. */
  readonly ordered: number
  readonly inCart: number
  readonly planned: number
  /** What was paid for those that were ordered, arrived or not, in integer cents: after code and points. */
  readonly spent: number
  /** When the last of the ordered ones is due, as was said when it was ordered; null where nothing is under way, or nobody knew. */
  readonly arrivesOn: string | null
  readonly orderNumbers: ReadonlyArray<string>
}

/** A part of a build, as far as it is compared with what was bought. */
export type PlannedPartRef = Pick<ListProduct, "quantity" | "skuBaseNumber" | "skuVariantNumber">

/** What a visitor has bought and is about to buy. */
export interface PurchaseHistory {
  readonly cart: ReadonlyArray<Pick<CartLine, "addedFor" | "quantity" | "skuBaseNumber" | "skuVariantNumber">>
  readonly orders: ReadonlyArray<Pick<Order, "deliveredAt" | "lines" | "orderNumber" | "shipments" | "status">>
}

/** Pieces of one kind, of which each belongs to one part of the build alone. */
interface Pieces {
  readonly state: "arrived" | "ordered" | "inCart"
  readonly skuBaseNumber: string
  readonly skuVariantNumber: string
  /** In integer cents, of the first so many pieces of the line. */
  readonly costOf: (count: number) => number
  readonly arrivesOn: string | null
  readonly orderNumber: string | null
  /** Pieces of the line before these. */
  before: number
  left: number
}

/**
 * How far each part of a build has come, by orders and cart of its car; what was bought for no car counts as well, what was bought for
 * another one does not. No piece counts twice, and what has come furthest counts first. `car` null: the build is for no car.
 */
export const computeProgress = (
  parts: ReadonlyArray<PlannedPartRef>,
  bought: PurchaseHistory,
  car: string | null
): ReadonlyArray<Progress> => {
  const pool = piecesOf(bought, car)
  return parts.map((part) => take(part, pool))
}

const isFor = (addedFor: { readonly projectName: string } | null, car: string | null): boolean =>
  addedFor === null || car === null || isProjectName(addedFor.projectName, car)

const piecesOf = ({ cart, orders }: PurchaseHistory, car: string | null): Array<Pieces> => {
  const ordered = orders.flatMap((order) => (order.status === "canceled" ? [] : orderedPieces(order, car)))
  return [
    ...ordered.filter(({ state }) => state === "arrived"),
    ...ordered.filter(({ state }) => state === "ordered"),
    ...cart
      .filter(({ addedFor }) => isFor(addedFor, car))
      .map(({ quantity, skuBaseNumber, skuVariantNumber }): Pieces => ({
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

const orderedPieces = (
  { deliveredAt, lines, orderNumber, shipments }: PurchaseHistory["orders"][number],
  car: string | null
): Array<Pieces> =>
  lines
    .filter(({ addedFor }) => isFor(addedFor, car))
    .flatMap((line): Array<Pieces> => {
      const kept = Math.max(0, line.quantity - line.canceled - line.returned)
      const here = deliveredAt === null ? deliveredOf(shipments, line.ordinality) : line.shipped
      const arrived = Math.min(kept, here)
      const { arrivesOn, skuBaseNumber, skuVariantNumber } = line
      const named = { skuBaseNumber, skuVariantNumber, orderNumber, costOf: costOf(line) }
      return [
        { ...named, state: "arrived", arrivesOn: null, before: 0, left: arrived },
        { ...named, state: "ordered", arrivesOn, before: arrived, left: kept - arrived }
      ]
    })

/** After code and points. What is not among the first pieces is what would go back for the others: no cent is told twice, and none is missing. */
const costOf = ({ discount, quantity, total }: PurchaseHistory["orders"][number]["lines"][number]) => {
  const paid = total - discount
  return (count: number): number => paid - Math.round((paid * (quantity - count)) / quantity)
}

const deliveredOf = (shipments: PurchaseHistory["orders"][number]["shipments"], ordinality: number): number =>
  shipments
    .filter(({ deliveredAt }) => deliveredAt !== null)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.ordinality === ordinality ? sum + line.quantity : sum), 0)

const isOf = ({ skuBaseNumber, skuVariantNumber }: PlannedPartRef, pieces: Pieces): boolean =>
  skuVariantNumber === null ? pieces.skuBaseNumber === skuBaseNumber : pieces.skuVariantNumber === skuVariantNumber

/** Takes what belongs to a part out of the pool. */
const take = (part: PlannedPartRef, pool: ReadonlyArray<Pieces>): Progress => {
  const counts = { arrived: 0, ordered: 0, inCart: 0 }
  let [planned, spent] = [part.quantity as number, 0]
  let arrivesOn: string | null = null
  const numbers = new Set<string>()
  for (const pieces of pool) {
    const taken = isOf(part, pieces) ? Math.min(planned, pieces.left) : 0
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
