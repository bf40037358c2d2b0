import { type ManagedOrder, packingSlipHref } from "@camber/domain/order-management"
import {
  type Carrier,
  carriers,
  carrierLabels,
  MAX_TRACKING_NUMBER_LENGTH,
  getOpenQuantity,
  type PickedQuantity
} from "@camber/domain/order"
import { Button, Form, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../toasts/DialogStore.ts"
import { deskLineProps, formatQuantity } from "./orderText.ts"
import type { OrderChangeState } from "./useOrderChange.ts"
import { PackClashes } from "./PackClashes.tsx"
import { DeskLine } from "./view/desk-line/DeskLine.tsx"

export interface PackingProps {
  readonly order: ManagedOrder
  readonly changing: OrderChangeState
}

const carrierOptions = carriers.map((value) => ({ value, label: carrierLabels[value] }))

/** Lines of an order. Staff pick the pieces to ship or cancel. All open pieces are picked by default. */
export const PackItems = ({ changing, order }: PackingProps) => {
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(
    () => new Map(order.lines.map((line) => [line.ordinality, getOpenQuantity(line)]))
  )
  const canPick = order.status === "placed"
  const picked = [...pieces].flatMap(([ordinality, quantity]) => (quantity > 0 ? [{ ordinality, quantity }] : []))
  return (
    <section className="desk__block" aria-labelledby="lines">
      <div className="desk__acts">
        <h2 id="lines" className="desk__count">
          Lines
        </h2>
        <a className="btn btn--quiet btn--s" href={packingSlipHref(order.orderNumber)} target="_blank" rel="noreferrer">
          Print Slip
        </a>
        <a className="btn btn--ghost btn--s" href={packingSlipHref(order.orderNumber, true)} target="_blank" rel="noreferrer">
          With Prices
        </a>
      </div>
      {canPick && <PackClashes order={order} />}
      <ul aria-label="Lines of this order">
        {order.lines.map((line) => (
          <DeskLine
            key={line.ordinality}
            {...deskLineProps(line)}
            picked={canPick && getOpenQuantity(line) > 0 ? (pieces.get(line.ordinality) ?? 0) : null}
            onPick={(count) => setPieces(new Map([...pieces, [line.ordinality, count]]))}
          />
        ))}
      </ul>
      {canPick && <PickedActs order={order} changing={changing} picked={picked} />}
    </section>
  )
}

const PickedActs = ({ changing: { change, isBusy }, order, picked }: PackingProps & { readonly picked: ReadonlyArray<PickedQuantity> }) => {
  const dialogs = useStore(DialogStore)
  const [carrier, setCarrier] = useState<Carrier>("ups")
  const [tracking, setTracking] = useState("")
  const seen = { orderNumber: order.orderNumber, revision: order.revision }
  const count = picked.reduce((sum, { quantity }) => sum + quantity, 0)
  const isNone = count === 0
  const ship = () =>
    void change(`${formatQuantity(count)} shipped. The customer has been notified.`, (use) =>
      use.Desk.use((desk) => desk.ship({ ...seen, carrier, trackingNumber: tracking.trim() || null, lines: picked }))
    )
  const cancelPicked = async () => {
    if (!(await dialogs.confirm(cancelQuestion(`Cancel ${formatQuantity(count)}?`, "Cancel the pieces")))) return
    await change(`${formatQuantity(count)} canceled. The customer has been notified.`, (use) =>
      use.Desk.use((desk) => desk.cancelPieces({ ...seen, lines: picked }))
    )
  }
  const cancelAll = async () => {
    if (!(await dialogs.confirm(cancelQuestion(`Cancel order ${order.orderNumber}?`, "Cancel the order")))) return
    await change("Order canceled. The customer has been notified.", (use) => use.Desk.use((desk) => desk.cancelOrder(seen)))
  }
  return (
    <>
      {order.payment.mayShip ? (
        <Form label="Ship selected pieces" onSubmit={isNone ? () => undefined : ship}>
          <div className="desk__ship">
            <SelectField
              label="Carrier"
              options={carrierOptions}
              value={carrier}
              onChange={({ currentTarget }) => setCarrier(carriers.find((known) => known === currentTarget.value) ?? "other")}
            />
            <TextField
              label="Tracking number (scan or type)"
              autoComplete="off"
              maxLength={MAX_TRACKING_NUMBER_LENGTH}
              value={tracking}
              onChange={({ currentTarget }) => setTracking(currentTarget.value)}
            />
            <Button type="submit" variant="primary" busy={isBusy} disabled={isNone}>
              Ship {formatQuantity(count)}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="desk__mute">Do not ship until paid.</p>
      )}
      <div className="desk__acts">
        {order.payment.mayShip && (
          <Button size="small" disabled={isBusy || isNone} onClick={() => void cancelPicked()}>
            Cancel {formatQuantity(count)}
          </Button>
        )}
        {order.shipments.length === 0 && (
          <Button size="small" disabled={isBusy} onClick={() => void cancelAll()}>
            Cancel the order
          </Button>
        )}
      </div>
    </>
  )
}

/** Asks for confirmation, because a cancellation is final and notifies the customer immediately. */
const cancelQuestion = (title: string, okLabel: string) => ({
  title,
  message: "This can't be undone. The customer is refunded and notified by email.",
  okLabel,
  cancelLabel: "Keep it"
})
