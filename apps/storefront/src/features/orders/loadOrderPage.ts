import { ORDER_NUMBER } from "@camber/domain/order"
import type { LazyPage } from "../../foundation/page/createLazyPage.ts"
import { throwNotFound } from "../../foundation/page/PageRoute.ts"

/**
 * The pages of one order, whose number ends their address; what is no order number leads nowhere. Whether there is such an order is asked by
 * the browser, with the visitor's own session.
 */
export const loadOrderPage: LazyPage<null>["load"] = async (pages, { pathname }) => {
  if (ORDER_NUMBER.test(pathname.split("/").findLast((segment) => segment !== "") ?? "")) return null
  throw await throwNotFound(pages)
}
