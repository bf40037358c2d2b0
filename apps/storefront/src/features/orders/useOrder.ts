import { useEffect, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { OrderStore } from "./OrderStore.ts"

/** The store of one order for as long as the page stands; with a number it is asked for at once. */
export const useOrder = (orderNumber?: string): OrderStore => {
  const runtime = useStore(AppRuntime)
  const [store] = useState(() => new OrderStore(runtime))
  useEffect(() => {
    if (orderNumber !== undefined) void store.open(orderNumber)
  }, [store, orderNumber])
  return store
}
