import { type DeskOrder, LONGEST_NOTE } from "@camber/domain/order-management"
import { Button, Form, TextArea } from "@camber/ui"
import { useState } from "react"
import { AddressText } from "../orders/AddressText.tsx"
import { when } from "../staff/when.ts"
import { DeskMoney } from "./DeskMoney.tsx"
import type { DeskChanging } from "./useDeskChange.ts"

export interface DeskSideProps {
  readonly order: DeskOrder
  readonly changing: DeskChanging
}

/** Beside an order: where it goes, what was paid, and what staff wrote about it. */
export const DeskSide = ({ changing, order }: DeskSideProps) => (
  <div className="desk__side">
    <GoesTo order={order} />
    <DeskMoney order={order} changing={changing} />
    <Notes order={order} changing={changing} />
  </div>
)

const GoesTo = ({ order: { contact, shippingMethod } }: { readonly order: DeskOrder }) => (
  <section className="desk__block" aria-labelledby="goes-to">
    <h2 id="goes-to">Goes to</h2>
    {contact.name === "" && contact.street === "" ? (
      <p>The address was erased with its customer.</p>
    ) : (
      <div className="desk__address">
        <AddressText contact={contact} />
      </div>
    )}
    <p className="desk__mute">{shippingMethod === "expedited" ? "Expedited shipping" : "Standard shipping"}</p>
    {contact.email !== "" && (
      <p>
        <a className="link" href={`mailto:${encodeURIComponent(contact.email)}`}>
          Write a mail
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
    const isKept = await change("The note is kept.", (use) =>
      use.Desk.use((desk) => desk.note({ orderNumber, revision, text: text.trim() }))
    )
    if (isKept) setText("")
  }
  return (
    <section className="desk__block" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <ol className="desk__log">
        {order.notes.map(({ at, noteId, text: words, who }) => (
          <li key={noteId}>
            <small>
              {who ?? "a deleted account"}, {when(at)}
            </small>
            {words}
          </li>
        ))}
      </ol>
      <Form label="Add a note" onSubmit={() => void add()}>
        <TextArea label="Only staff read this" value={text} onText={setText} limit={LONGEST_NOTE} rows={3} />
        <div>
          <Button type="submit" size="small" disabled={isBusy || text.trim() === ""}>
            Add Note
          </Button>
        </div>
      </Form>
    </section>
  )
}
