import { type ManagedOrder, MAX_MANUAL_REFUND_NOTE_LENGTH } from "@camber/domain/order-management"
import { formatCents } from "@camber/domain/money"
import { Button, Form, InlineAlert, OrderTotals, TextField } from "@camber/ui"
import { useState } from "react"
import { formatTimestamp } from "../staff/formatTimestamp.ts"
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
      <h2 id="money">Money</h2>
      <OrderTotals rows={rows} total={formatCents(total - credited)} />
      {payment.state === "none" ? (
        <p className="desk__mute">By invoice: nothing is paid here.</p>
      ) : (
        <p className="desk__mute">
          Paid {formatCents(payment.paid)}, refunded {formatCents(payment.refunded)}
          {payment.owed > 0 && `, ${formatCents(payment.owed)} on its way back`}.
        </p>
      )}
      {has("paymentProblem") && (
        <InlineAlert tone="bad" title="Something was paid that is not what is owed">
          The shop changed nothing. The history says what came: look at it with the provider, and refund it there.
        </InlineAlert>
      )}
      {has("paymentAway") && payment.paid === 0 && order.status === "placed" && (
        <p className="desk__mute">The payment provider could not be reached when it was placed. The customer was told where to pay.</p>
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
            title={`${formatCents(unreturned)} did not go back`}
            action={
              <Button size="small" disabled={isBusy} onClick={() => repeat(`${formatCents(unreturned)} is sent again.`)}>
                Send {formatCents(unreturned)} Again
              </Button>
            }
          >
            The provider refused it. What is refunded there by hand counts here as soon as it is told: then nothing is left to send.
          </InlineAlert>
          <Otherwise key={revision} order={order} changing={changing} />
        </>
      ) : (
        isStuck && (
          <InlineAlert
            tone="bad"
            title="A refund was not taken yet"
            action={
              <Button size="small" disabled={isBusy} onClick={() => repeat("The refund is tried again now.")}>
                Try Again Now
              </Button>
            }
          >
            It is tried at most every six hours, for ever. It goes once, however often it is tried.
          </InlineAlert>
        )
      )}
    </>
  )
}

/** Records a refund that was settled by check or at the counter, so that staff do not send it again. */
const Otherwise = ({ changing: { change, isBusy }, order: { orderNumber, payment, revision } }: DeskMoneyProps) => {
  const [note, setNote] = useState("")
  const [isSilent, setSilent] = useState(false)
  const sum = formatCents(payment.unreturned)
  const settle = () => {
    setSilent(note.trim() === "")
    if (note.trim() !== "")
      void change(`${sum} is settled. The customer has been notified.`, (use) =>
        use.Desk.use((desk) => desk.settleRefund({ orderNumber, revision, cents: payment.unreturned, note: note.trim() }))
      )
  }
  return (
    <Form label="Settled otherwise" onSubmit={settle}>
      <TextField
        label="Settled otherwise: how, for staff alone"
        maxLength={MAX_MANUAL_REFUND_NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={isSilent ? "Say how it went back." : undefined}
      />
      <div>
        <Button type="submit" size="small" disabled={isBusy}>
          {sum} Is Settled
        </Button>
      </div>
    </Form>
  )
}
