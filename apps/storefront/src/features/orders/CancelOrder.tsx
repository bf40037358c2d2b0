import { canCancel, type Order, orderHref } from "@camber/domain/order"
import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useHasScripts, useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../toasts/DialogStore.ts"
import { cancelMessages, refundText } from "./orderMessages.ts"
import type { OrderStore } from "./OrderStore.ts"

/** Lets a customer cancel an order before any of it ships. */
export const CancelOrder = observer(function CancelOrder({ order, store }: { readonly store: OrderStore; readonly order: Order }) {
  const dialogs = useStore(DialogStore)
  const hasScripts = useHasScripts()
  const [said, setSaid] = useState<"canceled" | "refused" | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // The focused button may disappear after the cancellation.
  useEffect(() => {
    if (said !== null) outcome.current?.focus()
  }, [said])
  const cancel = async () => {
    const { orderNumber } = order
    const question = {
      title: `Cancel order ${orderNumber}?`,
      message: `${cancelMessages.warning} ${refundText(order, { cents: order.total - order.credited, isExact: true })}`,
      okLabel: cancelMessages.ok,
      cancelLabel: "Keep It"
    }
    if (!(await dialogs.confirm(question))) return
    setSaid((await store.cancel(orderNumber)) ? "canceled" : "refused")
  }
  const isOpen = canCancel(order)
  if (!isOpen && said === null) return null
  return (
    <div className="order__block">
      <div ref={outcome} tabIndex={-1}>
        {said === "canceled" && (
          <InlineAlert tone="good" title={cancelMessages.done}>
            {cancelMessages.money}
          </InlineAlert>
        )}
        {said === "refused" && <InlineAlert tone="bad">{store.message ?? "We didn't get a response. Try again."}</InlineAlert>}
      </div>
      {isOpen && !hasScripts && <CancelForm order={order} />}
      {isOpen && hasScripts && (
        <div className="order__acts">
          <Button busy={store.isBusy} onClick={() => void cancel()}>
            {cancelMessages.ask}
          </Button>
        </div>
      )}
    </div>
  )
})

/** Collapsed, so that a single click without scripts cannot cancel an order. */
const CancelForm = ({ order }: { readonly order: Order }) => (
  <details>
    <summary>{cancelMessages.ask}</summary>
    <form method="post" action={orderHref(order.orderNumber)} aria-label={cancelMessages.ask}>
      <p>
        {cancelMessages.warning} {refundText(order, { cents: order.total - order.credited, isExact: true })}
      </p>
      <Button type="submit">{cancelMessages.ok}</Button>
    </form>
  </details>
)
