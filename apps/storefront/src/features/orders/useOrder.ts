import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { OrderStore } from "./OrderStore.ts"

/** The store of one order for as long as the page stands; with a number it is asked for at once. */
export const useOrder = (orderNumber?: string): OrderStore => {
  const store = useOwnStore(OrderStore)
  useEffect(() => {
    if (orderNumber !== undefined) void store.open(orderNumber)
  }, [store, orderNumber])
  return store
}
