import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { OrderStore } from "./OrderStore.ts"

/** Returns the order store of the page. Loads the order immediately if a number is given. */
export const useOrder = (orderNumber?: string): OrderStore => {
  const store = useOwnStore(OrderStore)
  useEffect(() => {
    if (orderNumber !== undefined) void store.open(orderNumber)
  }, [store, orderNumber])
  return store
}
