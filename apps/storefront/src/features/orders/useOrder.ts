import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { OrderStore } from "./OrderStore.ts"
import { ORDER_NUMBER } from "@camber/domain/order"
import type { LazyPage } from "../../foundation/page/createLazyPage.ts"
import { throwNotFound } from "../../foundation/page/PageRoute.ts"

/**
 * Loads the pages of one order, whose number ends their address. An invalid number is not found. The browser checks whether the order
 * exists, with the visitor's session.
 */
export const loadOrderPage: LazyPage<null>["load"] = async (pages, { pathname }) => {
  if (ORDER_NUMBER.test(pathname.split("/").findLast((segment) => segment !== "") ?? "")) return null
  throw await throwNotFound(pages)
}

/** Returns the order store of the page. Loads the order immediately if a number is given. */
export const useOrder = (orderNumber?: string): OrderStore => {
  const store = useOwnStore(OrderStore)
  useEffect(() => {
    if (orderNumber !== undefined) void store.open(orderNumber)
  }, [store, orderNumber])
  return store
}
