import type { Order } from "@camber/domain/order"
import { useEffect, useState } from "react"
import type { OrderStore } from "./OrderStore.ts"

/** Milliseconds between two checks of a payment, and the maximum number of checks. */
const BETWEEN = 2_000
const LOOKS = 8

/**
 * Polls the order for about 15 seconds after the shopper returns from the payment page. Returns whether the payment state may still
 * change.
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
