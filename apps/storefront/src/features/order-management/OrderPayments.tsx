import { type ManagedOrder, MAX_MANUAL_REFUND_NOTE_LENGTH } from "@camber/domain/order-management"
import { formatCents } from "@camber/domain/money"
import { Button, Form, InlineAlert, OrderTotals, TextField } from "@camber/ui"
import { useState } from "react"
import { formatTimestamp } from "../staff/StaffFrame.tsx"
import { getRefundBadge } from "./orderText.ts"
import type { OrderChangeState } from "./useOrderChange.ts"
import { DeskState } from "./view/desk-state/DeskState.tsx"

export interface DeskMoneyProps {
  readonly order: ManagedOrder
  readonly changing: OrderChangeState
}

/** Cost, payments and refunds of an order, failed refunds included. */
export const OrderPayments = ({ changing, order }: DeskMoneyProps) => {
  const { cores, credited, history, payment, pointsSpent, pointsValue, promo, promoCode, shipping, subtotal, tax, total } = order
  const rows = [
    { label: "Parts", value: formatCents(subtotal) },
    ...(promo > 0 ? [{ label: `Promo code ${promoCode ?? ""}`.trim(), value: formatCents(-promo), saves: true }] : []),
    ...(pointsValue > 0 ? [{ label: `Rewards, ${pointsSpent} points`, value: formatCents(-pointsValue), saves: true }] : []),
    ...(cores > 0 ? [{ label: "Core deposits", value: formatCents(cores) }] : []),
    { label: "Shipping", value: formatCents(shipping) },
    { label: "Tax", value: formatCents(tax) },
    ...(credited > 0 ? [{ label: "Credited", value: formatCents(-credited), saves: true }] : [])
  ]
  const has = (what: string) => history.some((event) => event.what === what)
  return (
    <section className="desk__block" aria-labelledby="money">
      <h2 id="money">Payment</h2>
      <OrderTotals rows={rows} total={formatCents(total - credited)} />
      {payment.state === "none" ? (
        <p className="desk__mute">Invoice order. No online payment.</p>
      ) : (
        <p className="desk__mute">
          Paid {formatCents(payment.paid)}, refunded {formatCents(payment.refunded)}
          {payment.owed > 0 && `, ${formatCents(payment.owed)} to be refunded`}.
        </p>
      )}
      {has("paymentProblem") && (
        <InlineAlert tone="bad" title="A payment or refund doesn't match the order">
          We didn't change the order. See the history for the amount, check it with the payment provider and refund it there.
        </InlineAlert>
      )}
      {has("paymentAway") && payment.paid === 0 && order.status === "placed" && (
        <p className="desk__mute">We couldn't reach the payment provider when the order was placed. The customer got a link to pay.</p>
      )}
      <Refunds order={order} changing={changing} />
    </section>
  )
}

const Refunds = ({ changing, order }: DeskMoneyProps) => {
  const { change, isBusy } = changing
  const { orderNumber, payment, revision } = order
  const { refunds, unreturned } = payment
  if (refunds.length === 0) return null
  const isStuck = refunds.some((refund) => refund.isStuck)
  const repeat = (done: string) =>
    void change(done, (use) => use.Desk.use((desk) => desk.repeatRefund({ orderNumber, revision, cents: unreturned })))
  return (
    <>
      <ol className="desk__log" aria-label="Refunds">
        {refunds.map((refund) => (
          <li key={refund.refundId}>
            <small>
              {formatTimestamp(refund.requestedAt)}, {refund.reason}
            </small>
            <span className="desk__refund">
              {formatCents(refund.cents)} <DeskState {...getRefundBadge(refund)} />
            </span>
          </li>
        ))}
      </ol>
      {unreturned > 0 ? (
        <>
          <InlineAlert
            tone="bad"
            title={`${formatCents(unreturned)} was not refunded`}
            action={
              <Button size="small" disabled={isBusy} onClick={() => repeat(`${formatCents(unreturned)} refund requested again.`)}>
                Send {formatCents(unreturned)} Again
              </Button>
            }
          >
            The payment provider rejected this refund. If you refund it in the provider's dashboard, it appears here automatically.
          </InlineAlert>
          <Otherwise key={revision} order={order} changing={changing} />
        </>
      ) : (
        isStuck && (
          <InlineAlert
            tone="bad"
            title="A refund is delayed"
            action={
              <Button size="small" disabled={isBusy} onClick={() => repeat("Retrying the refund now.")}>
                Retry Now
              </Button>
            }
          >
            We retry at least every six hours until it succeeds. The refund is issued only once.
          </InlineAlert>
        )
      )}
    </>
  )
}

/** Records a refund that staff paid by check or at the counter, so that it is not sent again. */
const Otherwise = ({ changing: { change, isBusy }, order: { orderNumber, payment, revision } }: DeskMoneyProps) => {
  const [note, setNote] = useState("")
  const [isSilent, setSilent] = useState(false)
  const sum = formatCents(payment.unreturned)
  const settle = () => {
    setSilent(note.trim() === "")
    if (note.trim() !== "")
      void change(`${sum} recorded as refunded. The customer has been notified.`, (use) =>
        use.Desk.use((desk) => desk.settleRefund({ orderNumber, revision, cents: payment.unreturned, note: note.trim() }))
      )
  }
  return (
    <Form label="Refunded manually" onSubmit={settle}>
      <TextField
        label="How it was refunded (staff only)"
        maxLength={MAX_MANUAL_REFUND_NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={isSilent ? "Enter how it was refunded." : undefined}
      />
      <div>
        <Button type="submit" size="small" disabled={isBusy}>
          Record {sum} as Refunded
        </Button>
      </div>
    </Form>
  )
}
