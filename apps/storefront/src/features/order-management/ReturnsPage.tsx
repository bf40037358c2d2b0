import "../staff/staff.css"
import "../orders/orders.css"
import "./order-management.css"
import { staffOrderHref } from "@camber/domain/order-management"
import { formatCents } from "@camber/domain/money"
import { returnReasonText } from "@camber/domain/order"
import { Link } from "@camber/ui"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "../staff/StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "../staff/staffPage.ts"
import { StaffTable } from "../staff/view/staff-table/StaffTable.tsx"
import { OldOrderList } from "./OldOrderList.tsx"
import { DeskState } from "./view/desk-state/DeskState.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Returns")

/** Open returns that staff must receive or close, including those of orders from the former website. */
export const Component = () => {
  const old = useFetch((use) => use.Desk.use((desk) => desk.oldReturns)).value
  return (
    <StaffFrame name="Returns" note="up to 200, oldest first" fetched={useFetch((use) => use.Desk.use((desk) => desk.returns))}>
      {(returns) => (
        <>
          <StaffTable
            label="Returns"
            heads={["Return", "Requested", "Parts", "Reason", "Credit", "Status"]}
            empty="No open returns."
            rows={returns.map(({ credit, freeFor, lines, note, orderNumber, reason, requestedAt, returnId, state }) => ({
              key: String(returnId),
              cells: [
                <Link key="return" className="link" href={`${staffOrderHref(orderNumber)}#returns`}>
                  {returnId}, order {orderNumber}
                </Link>,
                formatTimestamp(requestedAt),
                lines.map(({ kind, quantity, title }) => `${quantity} x ${kind === "core" ? "old part of " : ""}${title}`).join("\n"),
                [
                  returnReasonText[reason],
                  ...(freeFor.length > 0 ? ["Fit promise: we pay return shipping."] : []),
                  ...(note === null ? [] : [`“${note}”`])
                ].join("\n"),
                credit === 0 ? "–" : formatCents(credit),
                state === "requested" ? (
                  <DeskState key="state" tone="wait" text="Not received yet" />
                ) : (
                  <DeskState key="state" tone="go" text="Received, not closed" />
                )
              ]
            }))}
          />
          {old && old.length > 0 && (
            <div className="desk desk__main">
              <OldOrderList found={old} />
            </div>
          )}
        </>
      )}
    </StaffFrame>
  )
}
