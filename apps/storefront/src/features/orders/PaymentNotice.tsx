import { formatCents } from "@camber/domain/money"
import type { Order } from "@camber/domain/order"
import { Button, Link, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { navigateAway, payFormHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import type { OrderStore } from "./OrderStore.ts"
import { hourText, unpaidState } from "./paymentText.ts"
import { PaymentNote } from "./view/payment-note/PaymentNote.tsx"

export interface PaymentNoticeProps {
  readonly store: OrderStore
  readonly order: Order
  /** Email address of the lookup; null for the visitor's own order. */
  readonly email: string | null
}

/** State of an outstanding payment and the link to pay. Renders nothing for paid and invoice orders. */
export const PaymentNotice = observer(function PaymentNotice({ email, order, store }: PaymentNoticeProps) {
  const { payment, total } = order
  const state = unpaidState(order)
  const hasScripts = useHasScripts()
  if (state === null) return null
  if (state !== "waits" && state !== "declined") return <PaymentNote state={state} />
  return (
    <PaymentNote state={state} action={<PayButton store={store} order={order} email={email} />}>
      {state === "waits" && `${formatCents(total)} is due. `}
      {payment.payBy !== null && <Held until={payment.payBy} />}
      {!hasScripts && state === "waits" && (
        <>
          {" "}
          If you just paid, this takes a moment: <Link href="">check again</Link>
        </>
      )}
    </PaymentNote>
  )
})

/** The browser may correct the time, because the server does not know the shopper's time zone. */
const Held = ({ until }: { readonly until: number }) => (
  <span suppressHydrationWarning>Your parts are held for you until {hourText(until)}.</span>
)

const PayButton = observer(function PayButton({ email, order, store }: PaymentNoticeProps) {
  const [isLeaving, setLeaving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const label = order.payment.state === "failed" ? "Try Again" : "Pay Now"
  // A link and not a form, because a form must not lead to another site.
  if (!useHasScripts())
    return (
      <LinkButton variant="primary" href={payFormHref(order.orderNumber)}>
        {label}
      </LinkButton>
    )
  const go = async () => {
    setLeaving(true)
    const answer = await store.pay(order.orderNumber, email)
    if (answer !== undefined && answer.url !== null) return navigateAway(answer.url)
    setLeaving(false)
    setMessage(answer?.message ?? "We couldn't reach the shop. Try again in a moment.")
  }
  return (
    <div className="order__acts">
      <Button variant="primary" busy={isLeaving} onClick={() => void go()}>
        {label}
      </Button>
      {message !== null && <p role="alert">{message}</p>}
    </div>
  )
})
