import { formatCents } from "@camber/domain/money"
import { formatFreeReturn, type Order, orderHref, type ReturnReason, returnReasons } from "@camber/domain/order"
import { clampQuantity } from "@camber/domain/catalog"
import { Button, Form, HiddenFields, InlineAlert, SelectField, TextArea } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useActionData } from "react-router-dom"
import type { FormFields } from "../../foundation/page/FormPage.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { OrderActionResult } from "./forms/orderAction.ts"
import type { OrderStore } from "./OrderStore.ts"
import { type Returnable, getReturnables } from "./returnables.ts"
import { ReturnRow } from "./ReturnRow.tsx"
import { reasons, returnOptions, returnMessages } from "./orderMessages.ts"

export interface ReturnFormProps {
  readonly store: OrderStore
  readonly order: Order
  /** Email address of the lookup; null for the visitor's own order. */
  readonly email: string | null
  /** Whether the form is initially open. */
  readonly isOpen?: boolean
}

/** Maximum characters of the note. */
export const NOTE_LIMIT = 1000
/** Prefix of a field's name, followed by a line's number and the kind of return: `back-1-goods`. */
export const BACK_FIELD = "back-"

/** A form that requests a return of shipped pieces. */
export const ReturnForm = observer(function ReturnForm({ store, order, email, isOpen = false }: ReturnFormProps) {
  const [isAsked, setAsked] = useState(isOpen)
  const [isSent, setSent] = useState(false)
  const { policy } = useStore(SettingsStore)
  const open = getReturnables(order, policy, Date.now())
  if (isSent) return <Received />
  if (open === null)
    return isOpen ? (
      <InlineAlert>You can request a return once an order ships, until {order.returnDays} days after delivery.</InlineAlert>
    ) : null
  if (open.length === 0) return null
  if (!isAsked)
    return (
      <section className="order__block" aria-labelledby="return">
        <h2 id="return">{returnMessages.title}</h2>
        <p>{returnMessages.until(order.returnDays)}</p>
        <div className="order__acts">
          <Button onClick={() => setAsked(true)}>Start a Return</Button>
        </div>
      </section>
    )
  return <Pieces store={store} order={order} email={email} lines={open} onSent={() => setSent(true)} />
})

/** Replaces the longer form and scrolls into view; otherwise the shopper would see the end of the page. */
const Received = () => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section ref={place} aria-label="Your return" tabIndex={-1}>
      <InlineAlert tone="good" title="We received your return request.">
        Print the label and put it on the box.
      </InlineAlert>
    </section>
  )
}

const nameOf = ({ kind, ordinality }: Pick<Returnable, "kind" | "ordinality">): string => `${BACK_FIELD}${ordinality}-${kind}`
/** Reads the submitted pieces of a line: 0 unless the form offers their number. */
const readPieces = (line: Returnable, fields: FormFields): number =>
  Number(returnOptions(line).find(({ value }) => value === fields[nameOf(line)])?.value ?? 0)

const findReason = (text: string | undefined): ReturnReason | null => returnReasons.find((reason) => reason === text) ?? null

interface PiecesProps extends Omit<ReturnFormProps, "isOpen"> {
  readonly lines: ReadonlyArray<Returnable>
  readonly onSent: () => void
}

const Pieces = observer(function Pieces({ store, order, email, lines, onSent }: PiecesProps) {
  const refused = useActionData() as OrderActionResult | undefined
  const sent = refused?.fields["act"] === "return" ? refused.fields : {}
  const [pieces, setPieces] = useState<ReadonlyMap<string, number>>(() => new Map(lines.map((line) => [line.key, readPieces(line, sent)])))
  const [reason, setReason] = useState<ReturnReason | null>(findReason(sent["reason"]))
  const [note, setNote] = useState((sent["note"] ?? "").slice(0, NOTE_LIMIT))
  const [isTried, setTried] = useState(sent["act"] !== undefined)
  const chosen = lines.flatMap(({ key, kind, ordinality }) => {
    const quantity = pieces.get(key) ?? 0
    return quantity > 0 ? [{ ordinality, kind, quantity: clampQuantity(quantity) }] : []
  })
  const back = lines.reduce((sum, { each, key }) => sum + each * (pieces.get(key) ?? 0), 0)
  const free = reason === null ? null : formatFreeReturn(order.lines, { reason, lines: chosen })
  const send = async () => {
    setTried(true)
    if (chosen.length === 0 || reason === null) return
    const isAccepted = await store.requestReturn({
      orderNumber: order.orderNumber,
      email,
      lines: chosen,
      reason,
      note: note.trim() === "" ? null : note.trim()
    })
    if (isAccepted) onSent()
  }
  return (
    <section className="order__block" aria-labelledby="return">
      <h2 id="return">{returnMessages.title}</h2>
      <p>{returnMessages.until(order.returnDays)}</p>
      <Form label="Start a return" onSubmit={() => void send()} action={email === null ? orderHref(order.orderNumber) : undefined}>
        <HiddenFields fields={[{ name: "act", value: "return" }]} />
        <div className="order__return">
          <ul aria-label="Items you can return">
            {lines.map((line, index) => (
              <ReturnRow key={line.key} order={order} line={line}>
                <SelectField
                  name={nameOf(line)}
                  label="How many"
                  aria-label={line.label}
                  error={isTried && chosen.length === 0 && index === 0 ? "Choose how many of each part to return." : undefined}
                  value={String(pieces.get(line.key) ?? 0)}
                  onChange={({ currentTarget }) => setPieces(new Map([...pieces, [line.key, Number(currentTarget.value)]]))}
                  options={returnOptions(line)}
                />
              </ReturnRow>
            ))}
          </ul>
          <SelectField
            name="reason"
            label="Why?"
            error={isTried && reason === null ? "Choose a reason." : undefined}
            value={reason ?? ""}
            onChange={({ currentTarget }) => setReason(findReason(currentTarget.value))}
            options={reasons}
          />
          {free !== null && <InlineAlert tone="good">{free}</InlineAlert>}
          <TextArea name="note" label="Anything we should know (optional)" value={note} onText={setNote} limit={NOTE_LIMIT} rows={3} />
          {back > 0 && (
            <p>
              {returnMessages.youGet} <b>{formatCents(back)}</b>{" "}
              {free === null || order.shipping === 0 ? returnMessages.back : returnMessages.freeBack}
            </p>
          )}
          {(store.message !== null || store.hasFailed) && (
            <InlineAlert tone="bad">{store.message ?? "We didn't get a response. Try again."}</InlineAlert>
          )}
          <div className="order__acts">
            <Button type="submit" variant="primary" busy={store.isBusy}>
              Request Return
            </Button>
          </div>
        </div>
      </Form>
    </section>
  )
})
