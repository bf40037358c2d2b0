import { toDollars } from "@camber/domain/money"
import type { orderAgain } from "@camber/domain/order"
import { lookUpForVisitor } from "../cart/loadVisitorLookup.ts"
import { refusalOf } from "../cart/AddRejection.ts"
import type { Store } from "../schema/Store.ts"
import { linesOf } from "./orderPieces.ts"
import { claimedOrder } from "./readOrders.ts"

type Request = (typeof orderAgain)["variables"]["Type"]
type Answer = (typeof orderAgain)["result"]["Encoded"]["orderAgain"]

/** What of a visitor's order the catalogue still sells as it was chosen, at this visitor's prices of today. */
export const orderingAgain =
  ({ database }: Pick<Store, "database">) =>
  async ({ orderNumber, webUserGuid }: Request): Promise<Answer> => {
    const order = await claimedOrder(database, orderNumber, { webUserGuid }).select("order_number").executeTakeFirst()
    if (order === undefined) return []
    const lines = (await linesOf(database, orderNumber)).map((line) => ({
      ...line,
      skuVariantNumber: line.sku_variant_number,
      kitComponents: line.components
    }))
    const lookup = await lookUpForVisitor(database, webUserGuid, lines, false)
    return lines.map((line) => {
      const sold = lookup.sold(line.skuVariantNumber)
      const isSold = sold?.product.sku_base_number === line.sku_base_number && refusalOf(line, lookup) === null
      return {
        ordinality: line.ordinality,
        skuVariantNumber: line.skuVariantNumber,
        skuBaseNumber: line.sku_base_number,
        title: line.title,
        kitComponents: line.kitComponents,
        quantity: line.quantity,
        paidPrice: toDollars(line.unit_price_cents),
        unitPrice: isSold ? toDollars(sold.variant.price_cents) : null
      }
    })
  }
