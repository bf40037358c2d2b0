import {
  type FoundOldOrder,
  MAX_MANUAL_REFUND_NOTE_LENGTH,
  MAX_REFUSAL_LENGTH,
  type OldOrderChangeResult
} from "@camber/domain/order-management"
import { type OldOrder, returnReasonText, suggestOldRefund } from "@camber/domain/order"
import { toCents } from "@camber/domain/money"
import { Button, Form, InlineAlert, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { oldOrderCardProps } from "../orders/OldOrders.tsx"
import { OldReturnForm } from "../orders/OldReturnForm.tsx"
import { OldOrderCard } from "../orders/view/old-order/OldOrderCard.tsx"

/** Parses an amount such as `49.95`; null for other texts. */
const parseDollars = (text: string): number | null => (/^\d{1,7}(?:\.\d{1,2})?$/.test(text.trim()) ? toCents(Number(text)) : null)

const NO_RESPONSE = "No response. Reload the page to check whether it worked."

/** Runs a change of an order. Returns null on success, otherwise the reason. */
type ChangeOldOrder = (command: Program<OldOrderChangeResult | null, never>) => Promise<string | null>

/** Orders of the former website for staff: they receive returns, record refunds that they paid, and enter returns for customers. */
export const OldOrderList = ({ found }: { readonly found: ReadonlyArray<FoundOldOrder> }) => (
  <section aria-labelledby="old-orders">
    <h2 id="old-orders">Orders from our former website</h2>
    <ul>
      {found.map((order) => (
        <Found key={order.order.orderNumber} found={order} />
      ))}
    </ul>
  </section>
)

const Found = ({ found }: { readonly found: FoundOldOrder }) => {
  const runtime = useStore(AppRuntime)
  const [{ email, order }, setFound] = useState(found)
  const [done, setDone] = useState(0)
  // Stays open after the last return is received: the result is inside.
  const [isOpen] = useState(() => found.order.returns.some(({ state }) => state === "requested"))
  const change: ChangeOldOrder = async (command) => {
    const end = await runtime.run(command)
    const answer = end._tag === "Done" ? end.value : null
    if (answer?.now) setFound(answer.now)
    if (answer === null) return NO_RESPONSE
    if (answer.problem === null) setDone(done + 1)
    return answer.problem
  }
  const waiting = order.returns.filter(({ state }) => state === "requested")
  return (
    <OldOrderCard {...oldOrderCardProps(order)} customer={email} isOpen={isOpen}>
      <output>{done > 0 && "Saved. The customer has been notified."}</output>
      {waiting.map((back) => (
        <Receipt key={back.returnId} order={order} back={back} change={change} />
      ))}
      <OldReturnForm
        key={done}
        order={order}
        send={({ lines, note, oldOrderNumber, reason }) =>
          change((use) => use.Desk.use((desk) => desk.requestOldReturn({ oldOrderNumber, lines, reason, note })))
        }
      />
    </OldOrderCard>
  )
}

interface ReceiptProps {
  readonly order: OldOrder
  readonly back: OldOrder["returns"][number]
  readonly change: ChangeOldOrder
}

interface Received {
  readonly received: number
  readonly outcome: "restock" | "scrap"
}

const outcomes = [
  { value: "restock", label: "Back to stock" },
  { value: "scrap", label: "Scrap" }
]

/** Receives a return. The order was not paid in this shop, so staff pay the refund elsewhere, and record the amount and the method. */
const Receipt = ({ back: { lines, note: wish, reason, returnId }, change, order }: ReceiptProps) => {
  const [found, setFound] = useState<ReadonlyArray<Received>>(() =>
    lines.map(({ quantity }) => ({ received: quantity, outcome: "restock" }))
  )
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState("")
  const [why, setWhy] = useState("")
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const counts = lines.map(({ ordinality }, at) => ({
    ordinality,
    received: found[at]?.received ?? 0,
    outcome: found[at]?.outcome ?? "scrap"
  }))
  const amount = typed ?? (suggestOldRefund(order, counts) / 100).toFixed(2)
  const cents = parseDollars(amount)
  const set = (at: number, changed: Partial<Received>) =>
    setFound(found.map((line, index) => (index === at ? { ...line, ...changed } : line)))
  const run = async (command: Parameters<ChangeOldOrder>[0]) => {
    setBusy(true)
    const answer = await change(command)
    setBusy(false)
    setProblem(answer)
  }
  const seen = { oldOrderNumber: order.orderNumber, returnId }
  const settle = () => {
    if (cents === null) return setProblem("Enter the refund as an amount, such as 49.95.")
    void run((use) => use.Desk.use((desk) => desk.settleOldReturn({ ...seen, lines: counts, cents, note: note.trim() })))
  }
  const refuse = () => {
    if (why.trim() === "") return setProblem("Enter a reason. The customer will read it.")
    void run((use) => use.Desk.use((desk) => desk.refuseOldReturn({ ...seen, why: why.trim() })))
  }
  return (
    <>
      <Form label={`Receive return ${returnId}`} onSubmit={settle}>
        {lines.map(({ ordinality, quantity }, at) => {
          const title = order.lines[ordinality - 1]?.title ?? ""
          return (
            <div key={ordinality} className="desk__return">
              <p>
                {quantity} x {title}
              </p>
              <SelectField
                label="Received"
                aria-label={`Received quantity of ${title}`}
                value={String(found[at]?.received ?? 0)}
                onChange={({ currentTarget }) => set(at, { received: Number(currentTarget.value) })}
                options={Array.from({ length: quantity + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
              />
              <SelectField
                label="Action"
                aria-label={`Action for ${title}`}
                value={found[at]?.outcome ?? "scrap"}
                onChange={({ currentTarget }) => set(at, { outcome: currentTarget.value === "restock" ? "restock" : "scrap" })}
                options={outcomes}
              />
            </div>
          )
        })}
        <p>
          {returnReasonText[reason]}
          {wish !== null && `: “${wish}”`}
        </p>
        <p>Pay the refund where the order was paid, then record it here.</p>
        <div className="desk__acts">
          <TextField
            label={`Refunded (${order.currency})`}
            inputMode="decimal"
            maxLength={10}
            value={amount}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <TextField
            label="Refund method"
            autoComplete="off"
            maxLength={MAX_MANUAL_REFUND_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            Receive and Record
          </Button>
        </div>
      </Form>
      <Form label={`Reject return ${returnId}`} onSubmit={refuse}>
        <div className="desk__acts">
          <TextField
            label="Or reject it, because"
            autoComplete="off"
            maxLength={MAX_REFUSAL_LENGTH}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          <Button type="submit" disabled={isBusy}>
            Reject
          </Button>
        </div>
      </Form>
      {problem !== null && <InlineAlert tone="bad">{problem}</InlineAlert>}
    </>
  )
}
