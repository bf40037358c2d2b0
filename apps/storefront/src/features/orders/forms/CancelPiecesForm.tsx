import { clampQuantity } from "@camber/domain/catalog"
import { getCancelableQuantity, canCancel, type CanceledLine, computeCancelRefund, type Order } from "@camber/domain/order"
import { Button, HiddenFields, SelectField } from "@camber/ui"
import type { FormFields } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref } from "../../../foundation/page/hrefs.ts"
import { cancelMessages, refundSum } from "../orderMessages.ts"

/** Prefix of a line's number in the name of the field for its total of canceled pieces. */
const CANCELED_FIELD = "canceled-"

/**
 * A collapsed form that cancels single pieces. It sends the total of canceled pieces per line, so a repeated submission cancels no more.
 */
export const CancelPiecesForm = ({ order }: { readonly order: Order }) => {
  const lines = order.lines.map((line) => ({ line, open: getCancelableQuantity(order, line) })).filter(({ open }) => open > 0)
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.open === 1 && canCancel(order))) return null
  return (
    <details>
      <summary>{cancelMessages.partsTitle}</summary>
      <form className="order__block" method="post" action={`${ordersFormHref}/${order.orderNumber}`} aria-label={cancelMessages.partsTitle}>
        <HiddenFields
          fields={[
            { name: "number", value: order.orderNumber },
            { name: "act", value: "pieces" }
          ]}
        />
        {lines.map(({ line, open }) => (
          <SelectField
            key={line.ordinality}
            name={`${CANCELED_FIELD}${line.ordinality}`}
            label={line.title}
            defaultValue="0"
            options={Array.from({ length: open + 1 }, (_, count) => ({
              value: String(count === 0 ? 0 : line.canceled + count),
              label: count === 0 ? "Keep" : `Cancel ${count} of ${open} (${refundSum(computeCancelRefund(order, line.ordinality, count))})`
            }))}
          />
        ))}
        <p>{cancelMessages.piecesWarning}</p>
        <div>
          <Button type="submit">{cancelMessages.okPieces}</Button>
        </div>
      </form>
    </details>
  )
}

/** Parses the fields into the total of canceled pieces per line. */
export const canceledLines = (fields: FormFields): ReadonlyArray<CanceledLine> =>
  Object.entries(fields).flatMap(([name, value]) => {
    const [ordinality, canceled] = [Number(name.slice(CANCELED_FIELD.length)), Number(value)]
    const isLine = name.startsWith(CANCELED_FIELD) && Number.isSafeInteger(ordinality) && Number.isSafeInteger(canceled) && canceled > 0
    return isLine ? [{ ordinality, canceled: clampQuantity(canceled) }] : []
  })
