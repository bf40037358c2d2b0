import { Addresses, type SavedAddress } from "@camber/domain/addresses"
import {
  Checkout,
  type CheckoutState,
  type ContactTexts,
  CONTACT_FIELDS as contactFields,
  findMisfits,
  EMPTY_CONTACT,
  ConfirmedOrder,
  type OrderReview,
  ShippingMethod,
  TYPED_TEXT_LIMIT
} from "@camber/domain/checkout"
import { Button, HiddenFields, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect, Option, Schema } from "effect"
import { useActionData, useLoaderData, redirect } from "react-router-dom"
import { type FormFields, type FormPage, isPresent } from "../../../foundation/page/FormPage.ts"
import { cartHref, checkoutFormHref, checkoutHref, placedHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { isMember } from "../../account/isMember.ts"
import { SettingsStore } from "../../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { listedAddress } from "../../addresses/addressText.ts"
import { AddressList } from "../../addresses/view/address-list/AddressList.tsx"
import { AddressText } from "../../orders/AddressText.tsx"
import { ORDER_ANYWAY_LABEL, placeOrderMessages } from "../../orders/paymentText.ts"
import { Changes } from "../Changes.tsx"
import { checkoutSteps, shippingChoices } from "../checkoutSteps.ts"
import { ContactFields, getInvalidFields } from "../ContactFields.tsx"
import { MisfitQuestion } from "../MisfitQuestion.tsx"
import { NothingToOrder, SignInOffer } from "../CheckoutNotices.tsx"
import { OrderSummary } from "../OrderSummary.tsx"
import { PaymentWay } from "../PayStep.tsx"
import { ChoiceList } from "../view/checkout-choice/ChoiceList.tsx"
import { CheckoutHead } from "../view/checkout-head/CheckoutHead.tsx"
import { CheckoutStep } from "../view/checkout-step/CheckoutStep.tsx"

/** State of a checkout. The page contains all of it, so the server stores none. */
interface Stand extends Pick<CheckoutState, "changes" | "contact" | "errors" | "isUnanswered" | "placed" | "shippingMethod"> {
  /** Null after a failure. */
  readonly review: OrderReview | null
  /** Reviewed order, as the form carries it; null until the address is complete. */
  readonly read: string | null
  /** Saved addresses; empty for a guest. */
  readonly addresses: ReadonlyArray<SavedAddress>
  /** The visitor has an account that can store the address. */
  readonly isMember: boolean
  /** Save the address in the account. */
  readonly savesAddress: boolean
}

const readOnWire = Schema.fromJsonString(ConfirmedOrder)
const decodeRead = Schema.decodeUnknownOption(readOnWire)
const encodeRead = Schema.encodeSync(readOnWire)
const isMethod = Schema.is(ShippingMethod)

/** Reads the typed address. Truncates excessive lengths so that they fail the same length check. */
const contactOf = (sent: FormFields): ContactTexts => ({
  ...EMPTY_CONTACT,
  ...Object.fromEntries(contactFields.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name].slice(0, TYPED_TEXT_LIMIT)]])))
})

const savedAddresses = Addresses.use(({ list }) => list).pipe(
  Effect.map(({ addresses }) => addresses),
  Effect.tapError((error) => Effect.logWarning("Failed to load the saved addresses", error)),
  Effect.orElseSucceed((): ReadonlyArray<SavedAddress> => [])
)

/** Restores a checkout from the submitted fields. `goes`: "on" if the review was requested. */
const standing = (sent: FormFields, goes: "on" | "nowhere", placed: ConfirmedOrder | null) =>
  Effect.gen(function* () {
    const checkout = yield* Checkout
    const addresses = yield* savedAddresses
    const used = addresses.find(({ addressId }) => addressId === sent["use"])
    const contact = { ...contactOf(sent), ...used?.address }
    yield* checkout.begin
    if (sent["intent"] !== undefined) yield* checkout.fillAddress(contact)
    if (isMethod(sent["method"])) yield* checkout.chooseMethod(sent["method"])
    if (goes === "on") yield* checkout.goOn
    const savesAddress = sent["keep"] === "on"
    if (placed !== null) yield* checkout.placeAsRead(placed)
    const { isReviewing, ...state } = yield* isPresent(checkout.changes)
    // An order without a response is sent again unchanged.
    const read = placed !== null && state.isUnanswered ? placed : isReviewing ? yield* checkout.read : null
    const stand: Stand = {
      ...state,
      review: state.hasFailed ? null : state.review,
      read: read && encodeRead(read),
      addresses,
      isMember: yield* isMember,
      savesAddress
    }
    return stand
  })

const load: FormPage<Stand, Stand>["load"] = (visitor) => visitor.run(standing({}, "nowhere", null))

const act: FormPage<Stand, Stand>["act"] = async (visitor, sent) => {
  const { intent } = sent
  const placed = intent === "place" ? Option.getOrNull(decodeRead(sent["read"])) : null
  const stand = await visitor.run(standing(sent, intent === "address" || intent === "use" ? "nowhere" : "on", placed))
  if (stand.placed === null) return stand
  const orderNumber = stand.placed
  const { email: _, ...address } = contactOf(sent)
  const notSaved = stand.savesAddress ? await visitor.run(Addresses.use(({ keepOrdered }) => keepOrdered(orderNumber, address))) : null
  return redirect(placedHref(orderNumber, notSaved), 303)
}

/** Checkout: an address and a shipping method, then the review with the order button. */
const CheckoutFormPage = () => {
  const begun = useLoaderData() as Stand
  const stand = (useActionData() as Stand | undefined) ?? begun
  return (
    <div className="wrap order checkout">
      {stand.review === null ? (
        <Failed />
      ) : stand.review.lines.length === 0 ? (
        <>
          <PageTitle title="Check Out" />
          <NothingToOrder />
        </>
      ) : (
        <Steps stand={stand} review={stand.review} />
      )}
    </div>
  )
}

const Failed = () => (
  <>
    <PageTitle title="Check Out" />
    <InlineAlert tone="bad" title="We couldn't load your order." action={<LinkButton href={checkoutFormHref}>Try again</LinkButton>}>
      Your cart is saved.
    </InlineAlert>
  </>
)

interface StepProps {
  readonly stand: Stand
  readonly review: OrderReview
}

const [address, delivery, pay] = checkoutSteps

const Steps = ({ review, stand }: StepProps) => {
  const { contactPhone } = useStore(SettingsStore)
  const isReviewing = stand.read !== null
  return (
    <>
      <CheckoutHead steps={checkoutSteps} current={isReviewing ? pay.id : address.id} phone={contactPhone} />
      <div className="checkout__grid">
        <OrderSummary cartHref={cartHref} contact={stand.contact} review={review} open={isReviewing} />
        <div className="order__main">
          {isReviewing ? <ReviewSteps stand={stand} review={review} /> : <AddressSteps stand={stand} review={review} />}
        </div>
      </div>
    </>
  )
}

const AddressSteps = ({ review, stand }: StepProps) => {
  const wrong = getInvalidFields(stand.errors, stand.contact)
  const { addresses } = stand
  return (
    <>
      {!stand.isMember && <SignInOffer emailAddress={null} back={checkoutFormHref} />}
      {addresses.length > 0 && (
        <AddressList
          label="Your addresses"
          addresses={addresses.map(listedAddress)}
          actions={({ id }) => (
            <form method="post" action={checkoutFormHref}>
              <HiddenFields
                fields={[
                  { name: "intent", value: "use" },
                  { name: "email", value: stand.contact.email },
                  { name: "method", value: stand.shippingMethod }
                ]}
              />
              <Button type="submit" size="small" name="use" value={id}>
                Ship to This Address
              </Button>
            </form>
          )}
        />
      )}
      <form className="form" method="post" action={checkoutFormHref} aria-label="Shipping address" noValidate>
        <CheckoutStep id={address.id} number={1} title={address.title}>
          {wrong.length > 0 && (
            <InlineAlert tone="bad" title={`Fix ${wrong.length === 1 ? "one field" : `${wrong.length} fields`} below.`}>
              {wrong.map(({ label }) => label).join(", ")}.
            </InlineAlert>
          )}
          <ContactFields contact={stand.contact} errors={stand.errors} />
          {stand.isMember && (
            <div className="checkbox">
              <label>
                <input type="checkbox" name="keep" defaultChecked={stand.savesAddress} />
                Save this address to my account
              </label>
            </div>
          )}
        </CheckoutStep>
        <CheckoutStep id={delivery.id} number={2} title={delivery.title}>
          {review.shippingMessage === null ? (
            <ChoiceList label="Shipping" name="method" choices={shippingChoices(review)} value={review.shippingMethod} />
          ) : (
            <InlineAlert tone="bad">{review.shippingMessage}</InlineAlert>
          )}
        </CheckoutStep>
        <CheckoutStep id={pay.id} number={3} title={pay.title}>
          <PaymentWay method={review.paymentMethod} />
          <div className="order__acts">
            <Button type="submit" name="intent" value="review" variant="primary" size="large">
              Continue to Review
            </Button>
            <p className="mute">This does not place your order yet.</p>
          </div>
        </CheckoutStep>
      </form>
    </>
  )
}

const ReviewSteps = ({ review, stand }: StepProps) => (
  <>
    <Changes state={stand} />
    <CheckoutStep id={address.id} number={1} title={address.title}>
      <AddressText contact={stand.contact} />
      <form className="order__acts" method="post" action={checkoutFormHref}>
        <Carried stand={stand} />
        <Button type="submit" name="intent" value="address" size="small">
          Change Address or Shipping
        </Button>
      </form>
    </CheckoutStep>
    <CheckoutStep id={delivery.id} number={2} title={delivery.title}>
      {review.shippingMessage === null ? <Chosen review={review} /> : <InlineAlert tone="bad">{review.shippingMessage}</InlineAlert>}
    </CheckoutStep>
    <CheckoutStep id={pay.id} number={3} title={pay.title}>
      <PaymentWay method={review.paymentMethod} />
      <PlaceForm stand={stand} review={review} />
    </CheckoutStep>
  </>
)

const Chosen = ({ review }: Pick<StepProps, "review">) => (
  <>
    {shippingChoices(review)
      .filter(({ value }) => value === review.shippingMethod)
      .map(({ label, note, price, value }) => (
        <p key={value}>
          <b>{label}</b>, {price}
          {note !== undefined && <span className="mute"> {note}</span>}
        </p>
      ))}
  </>
)

const PlaceForm = ({ review, stand }: StepProps) => {
  const problem = review.lines.find((line) => line.problem !== null)
  const misfits = findMisfits(review.lines)
  return problem === undefined ? (
    <form className="form" method="post" action={checkoutFormHref}>
      <Carried stand={stand} />
      {misfits.length > 0 && <MisfitQuestion lines={misfits} cartHref={cartHref} />}
      <HiddenFields fields={[{ name: "read", value: stand.read ?? "" }]} />
      <Button type="submit" name="intent" value="place" variant="primary" size="large" block>
        {placeOrderMessages(review.paymentMethod, review.total, misfits.length > 0 ? ORDER_ANYWAY_LABEL : undefined)}
      </Button>
    </form>
  ) : (
    <InlineAlert tone="warning">“{problem.title}” can't be ordered right now. Remove it from your cart to continue.</InlineAlert>
  )
}

/** Hidden fields that carry the earlier choices through each form. */
const Carried = ({ stand: { contact, savesAddress, shippingMethod } }: Pick<StepProps, "stand">) => (
  <HiddenFields
    fields={[
      ...contactFields.map((name) => ({ name, value: contact[name] })),
      { name: "method", value: shippingMethod },
      ...(savesAddress ? [{ name: "keep", value: "on" }] : [])
    ]}
  />
)

export const checkoutFormPage: FormPage<Stand, Stand> = {
  Component: CheckoutFormPage,
  handle: accountHead("Check Out", checkoutHref),
  load,
  act
}
