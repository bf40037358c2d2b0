import { orderStatusText } from "@camber/domain/order"
import type { OrderMove } from "@camber/domain/staff"
import { Notice } from "@camber/ui"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { DialogStore } from "../notifications/DialogStore.ts"
import { useFetched } from "../../foundation/runtime/useFetched.ts"
import { OrderMoves } from "./OrderMoves.tsx"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useWriting } from "./useWriting.ts"
import { when } from "./when.ts"

export const load = loadStaffPage
export const handle = staffHandle("Orders")

const inDollars = (cents: number): string => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })

/** A canceled order cannot be taken up again, and its customer is told at once. */
const cancelQuestion = (orderNumber: string) => ({
  title: `Cancel order ${orderNumber}?`,
  message: "This cannot be undone, and the customer will be emailed about it.",
  okLabel: "Cancel the order",
  cancelLabel: "Keep it"
})

export const Component = () => {
  const fetched = useFetched((use) => use.Staff.use((staff) => staff.orders))
  const { busy, outcome, write } = useWriting(fetched)
  const dialogs = useStore(DialogStore)
  const move = async (to: OrderMove) => {
    if (to.to === "canceled" && !(await dialogs.confirm(cancelQuestion(to.orderNumber)))) return
    await write({
      subject: `Order ${to.orderNumber}`,
      done: `Order ${to.orderNumber} is ${to.to}. The customer has been notified.`,
      left: `Order ${to.orderNumber} was already moved by someone else. It is shown as it is now.`,
      command: (use) => use.Staff.use((staff) => staff.moveOrder(to))
    })
  }
  return (
    <StaffFrame name="Orders" note="the newest 200" fetched={fetched}>
      {(orders) => (
        <>
          {outcome !== null && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
          <StaffTable
            label="Orders"
            heads={["Placed", "Number", "Customer", "Total", "State", "Next"]}
            empty="No orders yet."
            rows={orders.map((order) => ({
              key: order.orderNumber,
              cells: [
                when(order.placedAt),
                order.orderNumber,
                order.email,
                inDollars(order.total),
                order.trackingNumber === null ? orderStatusText[order.status] : `${orderStatusText[order.status]}\n${order.trackingNumber}`,
                <OrderMoves key="moves" order={order} isBusy={busy !== null} onMove={(to) => void move(to)} />
              ]
            }))}
          />
        </>
      )}
    </StaffFrame>
  )
}
