import { type Order, parseOrderNumber, ORDERS_HREF } from "@camber/domain/order"
import { isEmailAddress } from "@camber/domain/visitor"
import { Button, Form, InlineAlert, TextField, Link } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { invalidEmailMessage, invalidNumberMessage, noResponseMessage } from "./orderText.ts"
import type { OrderStore } from "./OrderStore.ts"

/** A hint beside the lookup form: signed-in visitors and guests with orders in this browser need no number. `href` is their order list. */
const OwnOrdersHint = ({ href }: { readonly href: string }) => (
  <p className="mute">
    Signed in, or ordered in this browser? See{" "}
    <Link className="link" href={href}>
      your orders
    </Link>
    .
  </p>
)

/** Result of a lookup without scripts. */
export interface OrderLookupAnswer {
  readonly order: Order | null
  /** Reason for a missing order. */
  readonly message: string | null
  readonly fields: Readonly<Record<string, string>>
}

export interface LocatorFormProps {
  readonly store: OrderStore
  readonly submit: string
  /** Called with the email address of the lookup. */
  readonly onLookUp: (email: string) => void
  /** Address that looks up the order without scripts. */
  readonly action?: string
  readonly answer?: OrderLookupAnswer | undefined
}

/** A form that looks up an order by number and email address. Neither appears in a browser address. */
export const LocatorForm = observer(function LocatorForm(props: LocatorFormProps) {
  const { action, answer, onLookUp, store, submit } = props
  const [texts, setTexts] = useState({ number: answer?.fields["number"] ?? "", email: answer?.fields["email"] ?? "" })
  const [isChecked, setChecked] = useState(answer !== undefined)
  const orderNumber = parseOrderNumber(texts.number)
  const email = texts.email.trim()
  const isEmail = isEmailAddress(email)
  const message = store.message ?? (store.hasFailed ? noResponseMessage : (answer?.message ?? null))
  const lookUp = () => {
    setChecked(true)
    if (orderNumber === null || !isEmail) return
    onLookUp(email)
    void store.find(orderNumber, email)
  }
  return (
    <div className="order__narrow">
      <Form label={submit} onSubmit={lookUp} action={action}>
        <OwnOrdersHint href={ORDERS_HREF} />
        <TextField
          label="Order number"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={texts.number}
          onChange={({ currentTarget }) => setTexts({ ...texts, number: currentTarget.value })}
          error={isChecked && orderNumber === null ? invalidNumberMessage : undefined}
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={texts.email}
          onChange={({ currentTarget }) => setTexts({ ...texts, email: currentTarget.value })}
          error={isChecked && !isEmail ? invalidEmailMessage : undefined}
        />
        {message !== null && <InlineAlert tone="bad">{message}</InlineAlert>}
        <Button type="submit" variant="primary" busy={store.isBusy}>
          {submit}
        </Button>
      </Form>
    </div>
  )
})
