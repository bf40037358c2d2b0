import { type ManagedOrder, type ManagedReturn, MAX_REFUSAL_LENGTH } from "@camber/domain/order-management"
import { formatCents } from "@camber/domain/money"
import { returnReasonText, returnStateLabels } from "@camber/domain/order"
import { Button, Form, SelectField, TextArea } from "@camber/ui"
import { useState } from "react"
import { formatTimestamp } from "../staff/StaffFrame.tsx"
import type { OrderChangeState } from "./useOrderChange.ts"

export interface OrderReturnsProps {
  readonly order: ManagedOrder
  readonly changing: OrderChangeState
}

/** The returns of an order. Staff receive open returns by line, or reject them with a reason. */
export const OrderReturns = ({ changing, order }: OrderReturnsProps) =>
  order.returns.length > 0 && (
    <section className="desk__block" aria-labelledby="returns">
      <h2 id="returns">Returns</h2>
      {order.returns.map((back) => (
        <Return key={`${back.returnId} ${back.state}`} order={order} back={back} changing={changing} />
      ))}
    </section>
  )

interface ReturnProps extends OrderReturnsProps {
  readonly back: ManagedReturn
}

const Return = ({ back, changing, order }: ReturnProps) => {
  const { change, isBusy } = changing
  const { credit, freeFor, lines, note, reason, refusedWhy, requestedAt, returnId, shipping, state } = back
  const seen = { orderNumber: order.orderNumber, revision: order.revision, returnId }
  return (
    <section className="desk__main" aria-label={`Return ${returnId}`}>
      <div>
        <p>
          <b>Return {returnId}</b>, {returnStateLabels[state].toLowerCase()}
          {credit > 0 && `, ${formatCents(credit)} credited`}
          {shipping > 0 && `, ${formatCents(shipping)} of it for shipping`}
        </p>
        <p className="desk__mute">
          {formatTimestamp(requestedAt)}: {returnReasonText[reason]}
          {note !== null && `: “${note}”`}
          {refusedWhy !== null && `. Rejected: ${refusedWhy}`}
        </p>
        {freeFor.length > 0 && <p>Fit promise: we pay return shipping. Guaranteed to fit {freeFor.join("; ")}.</p>}
        {state !== "requested" && (
          <ul className="desk__mute">
            {lines.map((line) => (
              <li key={`${line.ordinality} ${line.kind}`}>{lineText(line)}</li>
            ))}
          </ul>
        )}
      </div>
      {state === "requested" && <Receipt order={order} back={back} changing={changing} />}
      {state === "received" && (
        <div className="desk__acts">
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void change(`Return ${returnId} closed.`, (use) => use.Desk.use((desk) => desk.close(seen)))}
          >
            Close Return {returnId}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Names distinguish a part from its old part in the same return. */
const nameOf = ({ kind, title }: Pick<ManagedReturn["lines"][number], "kind" | "title">): string =>
  kind === "core" ? `old part of ${title}` : title

const lineText = (line: ManagedReturn["lines"][number]): string => {
  const { kind, outcome, quantity, received } = line
  const what = nameOf(line)
  if (received === null) return `${quantity} x ${what}`
  return `${received} of ${quantity} x ${what}${received > 0 && kind === "goods" ? `, ${outcome === "restock" ? "back to stock" : "scrapped"}` : ""}`
}

const outcomes = [
  { value: "restock", label: "Back to stock" },
  { value: "scrap", label: "Scrap" }
]

interface Found {
  readonly received: number
  readonly outcome: "restock" | "scrap"
}

const Receipt = ({ back: { lines, returnId }, changing: { change, isBusy }, order }: ReturnProps) => {
  const [found, setFound] = useState<ReadonlyArray<Found>>(() =>
    lines.map(({ kind, quantity }) => ({ received: quantity, outcome: kind === "core" ? "scrap" : "restock" }))
  )
  const [why, setWhy] = useState("")
  const [isRefusing, setRefusing] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const seen = { orderNumber: order.orderNumber, revision: order.revision, returnId }
  const set = (at: number, changed: Partial<Found>) => setFound(found.map((line, index) => (index === at ? { ...line, ...changed } : line)))
  const receive = () =>
    void change(`Return ${returnId} received. The customer has been notified.`, (use) =>
      use.Desk.use((desk) =>
        desk.receive({
          ...seen,
          lines: lines.map(({ kind, ordinality }, index) => ({
            ordinality,
            kind,
            received: found[index]?.received ?? 0,
            outcome: found[index]?.outcome ?? "scrap"
          }))
        })
      )
    )
  const refuse = () => {
    setSilent(why.trim() === "")
    if (why.trim() !== "")
      void change(`Return ${returnId} rejected. The customer has been notified of the reason.`, (use) =>
        use.Desk.use((desk) => desk.refuse({ ...seen, why: why.trim() }))
      )
  }
  return (
    <>
      <Form label={`Receive return ${returnId}`} onSubmit={receive}>
        {lines.map((line, index) => (
          <div key={`${line.ordinality} ${line.kind}`} className="desk__return">
            <p>{lineText({ ...line, received: null })}</p>
            <SelectField
              label="Received"
              aria-label={`Received quantity of ${nameOf(line)}`}
              value={String(found[index]?.received ?? 0)}
              onChange={({ currentTarget }) => set(index, { received: Number(currentTarget.value) })}
              options={Array.from({ length: line.quantity + 1 }, (_, pieces) => ({ value: String(pieces), label: String(pieces) }))}
            />
            <SelectField
              label="Action"
              aria-label={`Action for ${nameOf(line)}`}
              value={found[index]?.outcome ?? "scrap"}
              onChange={({ currentTarget }) => set(index, { outcome: currentTarget.value === "restock" ? "restock" : "scrap" })}
              options={outcomes}
            />
          </div>
        ))}
        <div className="desk__acts">
          <Button type="submit" variant="primary" busy={isBusy}>
            Receive and Credit
          </Button>
          {!isRefusing && (
            <Button disabled={isBusy} onClick={() => setRefusing(true)}>
              Reject
            </Button>
          )}
        </div>
      </Form>
      {isRefusing && (
        <Form label={`Reject return ${returnId}`} onSubmit={refuse}>
          <TextArea
            label="Reason"
            value={why}
            onText={setWhy}
            limit={MAX_REFUSAL_LENGTH}
            rows={2}
            error={isSilent ? "Enter a reason. The customer will read it." : undefined}
          />
          <div className="desk__acts">
            <Button type="submit" disabled={isBusy}>
              Reject Return {returnId}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}
