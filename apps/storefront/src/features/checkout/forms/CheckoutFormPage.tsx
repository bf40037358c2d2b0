import { itemCountText } from "@camber/domain/catalogue"
import {
  Checkout,
  CONTACT_TEXT_LIMITS,
  type CheckoutState,
  type ContactTexts,
  fields as contactFields,
  newContact,
  OrderRead,
  type OrderReview,
  ShippingMethod
} from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { Button, HiddenFields, Link, LinkButton, Notice, OrderTotals, PageTitle } from "@camber/ui"
import { Effect, Option, Schema } from "effect"
import { redirect, useActionData, useLoaderData } from "react-router-dom"
import type { FormFields, FormPage } from "../../../foundation/page/FormPage.ts"
import { cartFormHref, checkoutFormHref, orderFormHref } from "../../../foundation/page/hrefs.ts"
import { present } from "../../../foundation/page/present.ts"
import { accountHead } from "../../account/accountHead.ts"
import { AddressText } from "../../orders/AddressText.tsx"
import { methodWords, placeWords } from "../../orders/paymentWords.ts"
import { totalsRows } from "../../orders/totalsRows.ts"
import { ContactFields } from "../ContactFields.tsx"
import { NothingToOrder } from "../NothingToOrder.tsx"
import { PaymentAndItems } from "../PaymentAndItems.tsx"
import { Changes } from "../ReviewStep.tsx"
import { shippingChoices } from "../shippingChoices.ts"
import { ChoiceList } from "../view/checkout-choice/ChoiceList.tsx"

/** Where a checkout stands. The page carries all of it, so nothing of it is kept anywhere. */
interface Stand extends Pick<CheckoutState, "changes" | "contact" | "errors" | "isUnanswered" | "placed" | "shippingMethod"> {
  /** null: it could not be had. */
  readonly review: OrderReview | null
  /** The order as it stands there to be read, as the form carries it; null before the address is complete. */
  readonly read: string | null
}

const readOnWire = Schema.fromJsonString(OrderRead)
const decodeRead = Schema.decodeUnknownOption(readOnWire)
const encodeRead = Schema.encodeSync(readOnWire)
const isMethod = Schema.is(ShippingMethod)

/** The texts of the address as they were typed. What is far too long is cut, and told of like what is a letter too long. */
const contactOf = (sent: FormFields): ContactTexts => ({
  ...newContact,
  ...Object.fromEntries(
    contactFields.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name].slice(0, CONTACT_TEXT_LIMITS[name] + 1)]]))
  )
})

/** A checkout that begins with what was sent. `goes`: whether the review was asked for. */
const standing = (sent: FormFields, goes: "on" | "nowhere", placed: OrderRead | null) =>
  Effect.gen(function* () {
    const checkout = yield* Checkout
    const contact = contactOf(sent)
    yield* checkout.begin
    // The first one tells the country, whose regions the second one is then read with.
    yield* Effect.andThen(checkout.fill(contact), checkout.fill(contact))
    if (isMethod(sent["method"])) yield* checkout.chooseMethod(sent["method"])
    if (goes === "on") yield* checkout.goOn
    if (placed !== null) yield* checkout.placeAsRead(placed)
    const { isReviewing, ...state } = yield* present(checkout.changes)
    // An order that nobody answered is sent again as what it was.
    const read = placed !== null && state.isUnanswered ? placed : isReviewing ? yield* checkout.read : null
    const stand: Stand = { ...state, review: state.hasFailed ? null : state.review, read: read && encodeRead(read) }
    return stand
  })

const load: FormPage<Stand, Stand>["load"] = (visitor) => visitor.run(standing({}, "nowhere", null))

const act: FormPage<Stand, Stand>["act"] = async (visitor, sent) => {
  const placed = sent["intent"] === "place" ? Option.getOrNull(decodeRead(sent["read"])) : null
  const stand = await visitor.run(standing(sent, sent["intent"] === "address" ? "nowhere" : "on", placed))
  return stand.placed === null ? stand : redirect(orderFormHref(stand.placed), 303)
}

/** From the cart to an order: an address, then the review with the button that places it. */
const CheckoutFormPage = () => {
  const begun = useLoaderData() as Stand
  const stand = (useActionData() as Stand | undefined) ?? begun
  return (
    <div className="wrap order">
      <PageTitle title="Check Out" />
      {stand.review === null ? (
        <Failed />
      ) : stand.review.lines.length === 0 ? (
        <NothingToOrder />
      ) : (
        <Steps stand={stand} review={stand.review} />
      )}
    </div>
  )
}

const Failed = () => (
  <Notice tone="bad" title="We could not load your order." action={<LinkButton href={checkoutFormHref}>Try again</LinkButton>}>
    Your cart is saved.
  </Notice>
)

interface StepProps {
  readonly stand: Stand
  readonly review: OrderReview
}

const Steps = ({ review, stand }: StepProps) => (
  <div className="cartgrid">
    <div className="order__main">
      {stand.read === null ? <AddressStep stand={stand} review={review} /> : <ReviewStep stand={stand} review={review} />}
    </div>
    <section className="sum" aria-labelledby="sum">
      <h2 id="sum">Order summary</h2>
      <OrderTotals rows={totalsRows(review, review.shippingMethod)} total={formatCents(review.total)} />
      {review.promoMessage !== null && <Notice tone="warning">{review.promoMessage}</Notice>}
      {stand.read === null ? <p>{methodWords[review.paymentMethod].short}</p> : <PlaceForm stand={stand} review={review} />}
      <p className="mute">
        {itemCountText(review.itemCount)} · <Link href={cartFormHref}>Edit the cart</Link>
      </p>
    </section>
  </div>
)

const ignore = () => undefined

const AddressStep = ({ review, stand }: StepProps) => {
  const wrong = Object.keys(stand.errors).length
  return (
    <form className="form" method="post" action={checkoutFormHref} aria-label="Shipping address" noValidate>
      {wrong > 0 && <Notice tone="bad">Please correct {wrong === 1 ? "one field" : `${wrong} fields`} below.</Notice>}
      <section className="order__block" aria-labelledby="delivery">
        <h2 id="delivery">Shipping address</h2>
        <ContactFields contact={stand.contact} errors={stand.errors} onFill={ignore} />
      </section>
      <ChoiceList label="Shipping" name="method" choices={shippingChoices(review)} value={review.shippingMethod} />
      <div className="order__acts">
        <Button type="submit" name="intent" value="review" variant="primary" size="large">
          Continue to Review
        </Button>
        <p className="mute">This does not place your order yet.</p>
      </div>
    </form>
  )
}

const ReviewStep = ({ review, stand }: StepProps) => (
  <>
    <Changes state={stand} />
    <section className="order__block" aria-labelledby="delivery">
      <h2 id="delivery">Shipping address</h2>
      <AddressText contact={stand.contact} />
      <form className="order__acts" method="post" action={checkoutFormHref}>
        <Carried stand={stand} />
        <Button type="submit" name="intent" value="address" size="small">
          Change Address or Shipping
        </Button>
      </form>
    </section>
    {review.shippingMessage !== null && <Notice tone="bad">{review.shippingMessage}</Notice>}
    <PaymentAndItems review={review} />
  </>
)

const PlaceForm = ({ review, stand }: StepProps) => {
  const problem = review.lines.find((line) => line.problem !== null)
  return problem === undefined ? (
    <form method="post" action={checkoutFormHref}>
      <Carried stand={stand} />
      <HiddenFields fields={[{ name: "read", value: stand.read ?? "" }]} />
      <Button type="submit" name="intent" value="place" variant="primary" size="large" block>
        {placeWords(review.paymentMethod, review.total)}
      </Button>
    </form>
  ) : (
    <Notice tone="warning">Please take “{problem.title}” out of your cart first: it cannot be ordered now.</Notice>
  )
}

/** What was decided so far goes along with each form. */
const Carried = ({ stand: { contact, shippingMethod } }: Pick<StepProps, "stand">) => (
  <HiddenFields fields={[...contactFields.map((name) => ({ name, value: contact[name] })), { name: "method", value: shippingMethod }]} />
)

export const checkoutFormPage: FormPage<Stand, Stand> = {
  Component: CheckoutFormPage,
  handle: accountHead("Check Out", "/buy"),
  load,
  act
}
