import type { Order } from "@camber/domain/order"
import { useEffect, useState } from "react"
import type { OrderStore } from "./OrderStore.ts"

/** Milliseconds between two looks at a payment, and how many there are. */
const BETWEEN = 2_000
const LOOKS = 8

/**
 * Whether it is still worth waiting for what a provider says of a payment: after coming back from its page the order is asked for again every
 * other second, for a quarter of a minute.
 */
export const useChecking = (store: OrderStore, order: Order | null | undefined, isBack: boolean): boolean => {
  const [looks, setLooks] = useState(0)
  const isWaiting = isBack && looks < LOOKS && (order?.payment.state === "awaiting" || order?.payment.state === "authorised")
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setLooks(looks + 1)
      void store.open(order.orderNumber)
    }, BETWEEN)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, order, store])
  return isWaiting
}
