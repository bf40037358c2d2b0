import { type ManagedOrder, MAX_ORDER_NOTE_LENGTH } from "@camber/domain/order-management"
import { Button, Form, TextArea } from "@camber/ui"
import { useState } from "react"
import { AddressText } from "../orders/AddressText.tsx"
import { formatTimestamp } from "../staff/StaffFrame.tsx"
import { OrderPayments } from "./OrderPayments.tsx"
import type { OrderChangeState } from "./useOrderChange.ts"

export interface DeskSideProps {
  readonly order: ManagedOrder
  readonly changing: OrderChangeState
}

/** Address, payment and staff notes of an order. */
export const OrderSidebar = ({ changing, order }: DeskSideProps) => (
  <div className="desk__side">
    <GoesTo order={order} />
    <OrderPayments order={order} changing={changing} />
    <Notes order={order} changing={changing} />
  </div>
)

const GoesTo = ({ order: { contact, shippingMethod } }: { readonly order: ManagedOrder }) => (
  <section className="desk__block" aria-labelledby="goes-to">
    <h2 id="goes-to">Ship to</h2>
    {contact.name === "" && contact.street === "" ? (
      <p>Removed when the customer deleted their account.</p>
    ) : (
      <div className="desk__address">
        <AddressText contact={contact} />
      </div>
    )}
    <p className="desk__mute">{shippingMethod === "expedited" ? "Expedited shipping" : "Standard shipping"}</p>
    {contact.email !== "" && (
      <p>
        <a className="link" href={`mailto:${encodeURIComponent(contact.email)}`}>
          Send Email
        </a>
      </p>
    )}
  </section>
)

const Notes = ({ changing: { change, isBusy }, order }: DeskSideProps) => {
  const [text, setText] = useState("")
  const add = async () => {
    if (text.trim() === "") return
    const { orderNumber, revision } = order
    const isSaved = await change("Note saved.", (use) => use.Desk.use((desk) => desk.note({ orderNumber, revision, text: text.trim() })))
    if (isSaved) setText("")
  }
  return (
    <section className="desk__block" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <ol className="desk__log">
        {order.notes.map(({ at, noteId, text: words, who }) => (
          <li key={noteId}>
            <small>
              {who ?? "a deleted account"}, {formatTimestamp(at)}
            </small>
            {words}
          </li>
        ))}
      </ol>
      <Form label="Add a note" onSubmit={() => void add()}>
        <TextArea label="Note (staff only)" value={text} onText={setText} limit={MAX_ORDER_NOTE_LENGTH} rows={3} />
        <div>
          <Button type="submit" size="small" disabled={isBusy || text.trim() === ""}>
            Add Note
          </Button>
        </div>
      </Form>
    </section>
  )
}
