import { toDollars } from "@camber/domain/money"
import type { orderAgain } from "@camber/domain/order"
import { loadVisitorLookup } from "../cart/loadVisitorLookup.ts"
import { getAddRejection } from "../cart/AddRejection.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readOrderLines } from "./orderLines.ts"
import { selectClaimedOrder } from "./readOrders.ts"

type Request = (typeof orderAgain)["variables"]["Type"]
type Answer = (typeof orderAgain)["result"]["Encoded"]["orderAgain"]

/**
 * Creates the resolver that returns the lines of an order that the shop still sells with the same selection, at the visitor's current
 * prices.
 */
export const createReorderResolver =
  ({ database }: Pick<ResolverContext, "database">) =>
  async ({ orderNumber, webUserGuid }: Request): Promise<Answer> => {
    const order = await selectClaimedOrder(database, orderNumber, { webUserGuid }).select("order_number").executeTakeFirst()
    if (order === undefined) return []
    const lines = (await readOrderLines(database, orderNumber)).map((line) => ({
      ...line,
      skuVariantNumber: line.sku_variant_number,
      kitComponents: line.components
    }))
    const lookup = await loadVisitorLookup(database, webUserGuid, lines, false)
    return lines.map((line) => {
      const sold = lookup.sold(line.skuVariantNumber)
      const isSold = sold?.product.sku_base_number === line.sku_base_number && getAddRejection(line, lookup) === null
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
