import { formatCents } from "@camber/domain/money"
import { formatFreeReturn, type Order, RETURN_LABEL_PATH, returnStateLabels } from "@camber/domain/order"
import { Button, HiddenFields } from "@camber/ui"
import { dayText } from "./orderText.ts"

export interface ReturnsProps {
  readonly order: Order
  /** Email address of the lookup; null for the visitor's own order. */
  readonly email: string | null
}

/** The returns of an order with their progress, and the label of a return that is not sent yet. */
export const Returns = ({ email, order }: ReturnsProps) =>
  order.returns.length > 0 && (
    <section className="order__block" aria-labelledby="order-returns">
      <h2 id="order-returns">{order.returns.length === 1 ? "Return" : "Returns"}</h2>
      <ol className="order__parcels">
        {order.returns.map(({ credit, lines, reason, refusedWhy, requestedAt, returnId, settledAt, shipping, state }) => (
          <li key={returnId}>
            <p>
              <b>Return {returnId}</b>, requested {dayText(requestedAt)}, {returnStateLabels[state].toLowerCase()}
              {settledAt !== null && ` ${dayText(settledAt)}`}
            </p>
            <ul>
              {lines.map(({ kind, ordinality, quantity, received }) => (
                <li key={`${ordinality} ${kind}`}>
                  {received === null || received === quantity ? quantity : `${received} of ${quantity}`} ×{" "}
                  {kind === "core" && "old part for "}
                  {order.lines.find((line) => line.ordinality === ordinality)?.title}
                </li>
              ))}
            </ul>
            <FreeReturn lines={order.lines} back={{ lines, reason }} />
            {refusedWhy !== null && <p>{refusedWhy}</p>}
            {credit > 0 && (
              <p>
                {formatCents(credit)} credited{shipping > 0 && `, ${formatCents(shipping)} of it for your shipping`}.
              </p>
            )}
            {state === "requested" && (
              <form method="post" action={RETURN_LABEL_PATH} target="_blank" aria-label={`Label of return ${returnId}`}>
                <HiddenFields
                  fields={[
                    { name: "order", value: order.orderNumber },
                    { name: "return", value: String(returnId) },
                    ...(email === null ? [] : [{ name: "email", value: email }])
                  ]}
                />
                <Button type="submit">Print the Label</Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )

/** Explains why a return is free. Renders nothing for a paid return. */
const FreeReturn = ({ back, lines }: { readonly lines: Order["lines"]; readonly back: Parameters<typeof formatFreeReturn>[1] }) => {
  const text = formatFreeReturn(lines, back)
  return text === null ? null : (
    <p>
      <b>{text}</b>
    </p>
  )
}
