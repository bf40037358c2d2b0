import type { OrderMove, StaffOrder } from "@camber/domain/staff"
import { Button, TextField } from "@camber/ui"
import { type SubmitEvent, useState } from "react"

export interface OrderMovesProps {
  readonly order: StaffOrder
  readonly isBusy: boolean
  readonly onMove: (move: OrderMove) => void
}

/** What an order may become from where it is. */
export const OrderMoves = ({ isBusy, onMove, order: { orderNumber, status } }: OrderMovesProps) => {
  const [tracking, setTracking] = useState("")
  const move = (to: OrderMove["to"]) => onMove({ orderNumber, to, trackingNumber: to === "shipped" ? tracking.trim() || null : null })
  const ship = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    move("shipped")
  }
  if (status === "shipped")
    return (
      <Button size="small" disabled={isBusy} onClick={() => move("delivered")}>
        Mark as delivered
      </Button>
    )
  if (status !== "placed") return "–"
  return (
    <form aria-label={`Order ${orderNumber}`} onSubmit={ship}>
      <TextField
        label="Tracking number"
        autoComplete="off"
        maxLength={60}
        value={tracking}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
      />
      <Button type="submit" size="small" variant="primary" disabled={isBusy}>
        Ship
      </Button>{" "}
      <Button size="small" disabled={isBusy} onClick={() => move("canceled")}>
        Cancel the order
      </Button>
    </form>
  )
}
