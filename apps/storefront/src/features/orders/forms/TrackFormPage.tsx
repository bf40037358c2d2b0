import { type Order, parseOrderNumber, Orders, formatOrderState } from "@camber/domain/order"
import { isEmailAddress } from "@camber/domain/visitor"
import { Button, InlineAlert, PageTitle, TextField } from "@camber/ui"
import { Effect } from "effect"
import { useActionData } from "react-router-dom"
import type { FormFields, FormPage } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref, trackFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { invalidEmailMessage, invalidNumberMessage, noResponseMessage } from "../orderText.ts"
import { OrderDetails } from "../OrderDetails.tsx"
import { OwnOrdersHint } from "../LocatorForm.tsx"

interface Answer {
  readonly order: Order | null
  /** Reason for a missing order. */
  readonly message: string | null
  readonly errors: { readonly number?: string; readonly email?: string }
  readonly fields: FormFields
}

const act: FormPage<null, Answer>["act"] = async (visitor, fields) => {
  const orderNumber = parseOrderNumber((fields["number"] ?? "").slice(0, 64))
  const email = (fields["email"] ?? "").trim()
  const isEmail = isEmailAddress(email)
  if (orderNumber === null || !isEmail) {
    const errors = { ...(orderNumber === null && { number: invalidNumberMessage }), ...(!isEmail && { email: invalidEmailMessage }) }
    return { order: null, message: null, errors, fields }
  }
  const find = Orders.use((orders) => orders.find(orderNumber, email)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to look up an order", error)),
    Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
  )
  return { ...(await visitor.run(find)), errors: {}, fields }
}

/** Order tracking. The lookup data stays out of the address. */
const TrackFormPage = () => {
  const { errors, fields, message, order } =
    (useActionData() as Answer | undefined) ?? ({ errors: {}, fields: {}, message: null, order: null } satisfies Answer)
  return (
    <div className="wrap order">
      <PageTitle
        title="Track My Order"
        note={order ? `order ${order.orderNumber}, ${formatOrderState(order).toLowerCase()}` : "by its number and your email address"}
      />
      {order ? (
        <OrderDetails order={order} email={fields["email"] ?? ""} />
      ) : (
        <div className="order__narrow">
          <form className="form" method="post" action={trackFormHref} aria-label="Find the Order" noValidate>
            {message !== null && <InlineAlert tone="bad">{message}</InlineAlert>}
            <TextField
              label="Order number"
              name="number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              defaultValue={fields["number"]}
              error={errors.number}
            />
            <TextField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={fields["email"]}
              error={errors.email}
            />
            <div>
              <Button type="submit" variant="primary">
                Find the Order
              </Button>
            </div>
            <OwnOrdersHint href={ordersFormHref} />
          </form>
        </div>
      )}
    </div>
  )
}

export const trackFormPage: FormPage<null, Answer> = {
  Component: TrackFormPage,
  handle: accountHead("Track My Order", "/Track/OrderLocator"),
  load: async () => null,
  act
}
