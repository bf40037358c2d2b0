import { AddressNotSavedReason, addressNotSavedMessages } from "@camber/domain/addresses"
import { formatCents } from "@camber/domain/money"
import { planReorder, type Reorder, canCancel, ORDER_NUMBER, ORDERS_HREF, type Order, Orders } from "@camber/domain/order"
import { Button, EmptyState, HiddenFields, Link, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect, Schema } from "effect"
import { useActionData, useLoaderData, redirect } from "react-router-dom"
import type { FormFields, FormPage } from "../../../foundation/page/FormPage.ts"
import {
  cartFormHref,
  checkoutHref,
  isPlacedHref,
  orderFormHref,
  ordersFormHref,
  payFormHref,
  trackFormHref
} from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { AgainNotes } from "../BuyAgainButton.tsx"
import { reorderMessages, cancelMessages, refundText } from "../orderMessages.ts"
import { orderNote, orderTitle, noResponseMessage } from "../orderText.ts"
import { OrderDetails } from "../OrderDetails.tsx"
import { canceledLines, CancelPiecesForm } from "./CancelPiecesForm.tsx"
import { returnedPieces, ReturnPiecesForm } from "./ReturnPiecesForm.tsx"
import { confirmationTitle, isPayable, unpaidState } from "../paymentText.ts"
import { PaymentNote } from "../view/payment-note/PaymentNote.tsx"

interface Shown {
  readonly orderNumber: string
  /** Null if the order does not exist, belongs to another visitor, or failed to load. */
  readonly order: Order | null
}

/** An order of the history and its available items; null if those are unknown. */
interface ShownOfHistory extends Shown {
  readonly again: Reorder | null
}

/** Reason for a failed action. */
interface Refused {
  readonly message: string
}

const load: FormPage<Shown, never>["load"] = async (visitor, _, { number: orderNumber = "" }) => {
  const open = Orders.use((orders) => orders.open(orderNumber)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to load the order", error)),
    Effect.orElseSucceed(() => null)
  )
  return { orderNumber, order: ORDER_NUMBER.test(orderNumber) ? await visitor.run(open) : null }
}

const loadOfHistory: FormPage<ShownOfHistory, never>["load"] = async (visitor, url, parameters) => {
  const shown = await load(visitor, url, parameters)
  return { ...shown, again: shown.order && (await visitor.run(lookAgain(shown.orderNumber))) }
}

const lookAgain = (orderNumber: string) =>
  Orders.use((orders) => orders.again(orderNumber)).pipe(
    Effect.map(planReorder),
    Effect.tapError((error) => Effect.logError("Failed to reload the order", error)),
    Effect.orElseSucceed(() => null)
  )

const NoOrder = () => (
  <div className="wrap order">
    <PageTitle title="Your Order" />
    <EmptyState title="We couldn't find this order" actions={<LinkButton href={trackFormHref}>Track an Order</LinkButton>}>
      Use the browser you ordered in, the link in your confirmation email, or the order number and your email address. If you just placed an
      order, it&rsquo;s safe.
    </EmptyState>
  </div>
)

/** An outstanding payment with a link to pay. A form must not lead to another site. */
const PaymentFormNotice = ({ order }: { readonly order: Order }) => {
  const { orderNumber, total } = order
  const state = unpaidState(order)
  if (state === null) return null
  if (state !== "waits" && state !== "declined") return <PaymentNote state={state} />
  const isDeclined = state === "declined"
  return (
    <PaymentNote
      state={state}
      action={
        <LinkButton href={payFormHref(orderNumber)} variant="primary">
          {isDeclined ? "Try Again" : `Pay ${formatCents(total)}`}
        </LinkButton>
      }
    >
      {!isDeclined && (
        <>
          If you just paid, this takes a moment: <Link href={orderFormHref(orderNumber)}>look again</Link>
        </>
      )}
    </PaymentNote>
  )
}

/** An order of the history. */
const OrderOfHistory = () => {
  const { again, order, orderNumber } = useLoaderData() as ShownOfHistory
  const refused = useActionData() as Refused | undefined
  if (order === null) return <NoOrder />
  return (
    <div className="wrap order">
      <PageTitle title={orderTitle(order)} note={orderNote(order)} />
      <div className="order__main">
        <PaymentFormNotice order={order} />
        {refused !== undefined && <InlineAlert tone="bad">{refused.message}</InlineAlert>}
        <OrderDetails order={order}>
          {again !== null && <AgainForm again={again} orderNumber={orderNumber} />}
          <CancelPiecesForm order={order} />
          <ReturnPiecesForm order={order} />
          {canCancel(order) && <CancelForm order={order} />}
        </OrderDetails>
      </div>
    </div>
  )
}

/** Adds all available items to the cart. */
const AgainForm = ({ again, orderNumber }: { readonly again: Reorder; readonly orderNumber: string }) => (
  <section className="order__block" aria-label={reorderMessages.title}>
    <AgainNotes again={again} />
    {again.count === 0 ? (
      <p>{reorderMessages.nothing}</p>
    ) : (
      <form method="post" action={`${ordersFormHref}/${orderNumber}`} aria-label={reorderMessages.title}>
        <HiddenFields
          fields={[
            { name: "number", value: orderNumber },
            { name: "act", value: "again" }
          ]}
        />
        <Button type="submit">{reorderMessages.ask(again)}</Button>
      </form>
    )}
  </section>
)

/** Collapsed, so that a single click cannot cancel an order. */
const CancelForm = ({ order }: { readonly order: Order }) => (
  <details>
    <summary>{cancelMessages.ask}</summary>
    <form className="order__block" method="post" action={`${ordersFormHref}/${order.orderNumber}`} aria-label={cancelMessages.ask}>
      <p>
        {cancelMessages.warning} {refundText(order, { cents: order.total - order.credited, isExact: true })}
      </p>
      <input type="hidden" name="number" value={order.orderNumber} />
      <div>
        <Button type="submit">{cancelMessages.ok}</Button>
      </div>
    </form>
  </details>
)

/** Confirms an order and shows its details. */
const OrderFormPage = () => {
  const { notSaved, order, orderNumber } = useLoaderData() as ShownOnceLed
  if (order === null) return <NoOrder />
  return (
    <div className="wrap order">
      <PageTitle title={confirmationTitle(order)} note={`order ${orderNumber}`} />
      <div className="order__main">
        <PaymentFormNotice order={order} />
        {(order.payment.state === "none" || order.payment.paid > 0) && (
          <InlineAlert tone="good" title={order.payment.paid > 0 ? "Your order is paid." : "Your order is placed."}>
            {order.contact === null ? "We" : `A confirmation is on its way to ${order.contact.email}. We`} are getting your parts ready.
          </InlineAlert>
        )}
        {notSaved !== null && <InlineAlert tone="warning">{addressNotSavedMessages[notSaved]}</InlineAlert>}
        <OrderDetails order={order}>
          <div className="order__acts">
            <LinkButton href="/shop/all">Continue Shopping</LinkButton>
          </div>
        </OrderDetails>
      </div>
    </div>
  )
}

interface ShownOnceLed extends Shown {
  /** Whether the order was just placed: the page then redirects to its payment. A form must not lead to another site, but a page may. */
  readonly isLedOn: boolean
  /** Reason for an unsaved address. The shopper reads it before the redirect. */
  readonly notSaved: AddressNotSavedReason | null
}

const isNotSavedReason = Schema.is(AddressNotSavedReason)

const loadPlaced: FormPage<ShownOnceLed, never>["load"] = async (visitor, url, parameters) => {
  const shown = await load(visitor, url, parameters)
  const why = url.searchParams.get("address")
  const notSaved = isNotSavedReason(why) ? why : null
  const isLedOn =
    notSaved === null && isPlacedHref(url) && shown.order !== null && isPayable(shown.order) && shown.order.payment.state === "awaiting"
  return { ...shown, isLedOn, notSaved }
}

const { head } = accountHead<ShownOnceLed>("Your Order", checkoutHref)

export const orderFormPage: FormPage<ShownOnceLed, never> = {
  Component: OrderFormPage,
  handle: {
    head: (shown, context) => ({ ...head(shown, context), ...(shown.isLedOn && { formsPath: payFormHref(shown.orderNumber) }) })
  },
  load: loadPlaced
}

/** Derives a UUID for each of up to sixteen requests of a click. A repeated click yields the same keys. */
const keyOfPart = (pressKey: string, at: number): string =>
  pressKey.slice(0, -1) + ((Number.parseInt(pressKey.slice(-1), 16) + at) % 16).toString(16)

/** Adds the items of an order to the cart. Returns null on success, otherwise the reason. */
const addAgain = Effect.fnUntraced(function* (orderNumber: string, pressKey: string) {
  const again = yield* lookAgain(orderNumber)
  if (again === null) return noResponseMessage
  for (const [at, items] of again.adds.entries()) {
    const result = yield* addItems(items, keyOfPart(pressKey, at))
    if (result !== null) return result.message
  }
  return again.count === 0 ? reorderMessages.nothing : null
})

/** Cancels the form's order or pieces of it. */
const cancel = (orderNumber: string, fields: FormFields) => {
  const lines = canceledLines(fields)
  const asked = Orders.use((orders) => (fields["act"] === "pieces" ? orders.cancelPieces(orderNumber, lines) : orders.cancel(orderNumber)))
  return asked.pipe(
    Effect.tapError((error) => Effect.logError("Failed to cancel the order", error)),
    Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
  )
}

/** Cancels an order or pieces of it, requests a return, or adds its items to the cart again. The page reports a failed action. */
const act: FormPage<ShownOfHistory, Refused>["act"] = async (visitor, fields) => {
  const { act: what, number: orderNumber = "" } = fields
  if (!ORDER_NUMBER.test(orderNumber)) return { message: "We couldn't find this order." }
  if (what === "again") {
    const message = await visitor.run(addAgain(orderNumber, visitor.pressKey))
    return message === null ? redirect(cartFormHref, 303) : { message }
  }
  if (what === "return") {
    const asked = returnedPieces(fields)
    if (asked.lines.length === 0) return { message: "Choose how many of each part to return." }
    const ask = Orders.use((orders) => orders.requestReturn({ ...asked, orderNumber, email: null })).pipe(
      Effect.tapError((error) => Effect.logError("Failed to request the return", error)),
      Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
    )
    const { message } = await visitor.run(ask)
    return message === null ? redirect(`${ordersFormHref}/${orderNumber}`, 303) : { message }
  }
  if (what === "pieces" && canceledLines(fields).length === 0) return { message: "Choose how many of each part to cancel." }
  const { message } = await visitor.run(cancel(orderNumber, fields))
  return message === null ? redirect(`${ordersFormHref}/${orderNumber}`, 303) : { message }
}

export const orderOfHistoryFormPage: FormPage<ShownOfHistory, Refused> = {
  Component: OrderOfHistory,
  handle: accountHead("Your Order", ORDERS_HREF),
  load: loadOfHistory,
  act
}
