import { itemCountText } from "@camber/domain/catalogue"
import { formatCents } from "@camber/domain/money"
import { type CheckoutState, isComplete } from "@camber/domain/checkout"
import type { UserProfile } from "@camber/domain/visitor"
import "../orders/orders.css"
import "./checkout.css"
import { Button, Link, Notice, OrderTotals, PageTitle } from "@camber/ui"
import { Waiting } from "../../foundation/runtime/Waiting.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent, useRef } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { accountHead } from "../account/accountHead.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { cartHref, checkoutFormHref } from "../../foundation/page/hrefs.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { leaveTo } from "../../foundation/page/leaveTo.ts"
import type { LatePage } from "../../foundation/page/latePage.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { CheckoutStore } from "./CheckoutStore.ts"
import { ContactStep } from "./ContactStep.tsx"
import { NothingToOrder } from "./NothingToOrder.tsx"
import { ReviewStep } from "./ReviewStep.tsx"
import { methodWords, placeWords } from "../orders/paymentWords.ts"
import { totalsRows } from "../orders/totalsRows.ts"

/** A checkout that begins with what is known of who is signed in. */
const useCheckout = (): CheckoutStore => {
  const account = useStore(AccountStore)
  const checkout = useOwnStore(CheckoutStore)
  useEffect(() => {
    void checkout.begin()
    void account.ask()
  }, [account, checkout])
  const { profile } = account
  useEffect(() => {
    if (profile) void checkout.know(knownOf(profile))
  }, [checkout, profile])
  return checkout
}

const knownOf = ({ emailAddress, firstName, lastName }: UserProfile) => ({
  email: emailAddress ?? "",
  name: [firstName, lastName].filter(Boolean).join(" ")
})

const STEP = "step"
const REVIEW = "review"

/**
 * The step stands in the address, and the checkout follows it: a reload stays at it, and Back leads from the review to the form, also before the
 * page has been drawn anew. A review that the form does not allow leads to the form.
 */
const useStep = (checkout: CheckoutStore, isReady: boolean, isReviewing: boolean) => {
  const [search, setSearch] = useSearchParams()
  const isReview = search.get(STEP) === REVIEW
  const follow = useEffectEvent(async () => {
    if (isReviewing === isReview) return
    if (isReviewing) await checkout.goBack()
    else if (!isComplete(checkout.contact) || (await checkout.goOn()) !== undefined) setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (isReady) void follow()
  }, [isReady, isReview, isReviewing])
  return { review: () => setSearch({ [STEP]: REVIEW }), goBack: () => setSearch({}) }
}

/** Where a step begins: the focus goes there once another one has come. The address moves the screen. */
const useStepStart = (isReviewing: boolean) => {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(isReviewing)
  useEffect(() => {
    if (shown.current === isReviewing) return
    shown.current = isReviewing
    start.current?.focus({ preventScroll: true })
  }, [isReviewing])
  return start
}

/** From the cart to an order. The server draws its frame alone. */
export const Component = observer(function CheckoutPage() {
  const checkout = useCheckout()
  const navigate = useNavigate()
  const { isUnreachable, state } = checkout
  const placed = state?.placed ?? null
  const payUrl = state?.payUrl ?? null
  useEffect(() => {
    if (placed === null) return
    // Back from the page where it is paid leads to the order, and no more to a checkout that is over.
    const isThere = Promise.resolve(navigate(`/buy/confirmation/${placed}`, { replace: true }))
    if (payUrl !== null) void isThere.then(() => leaveTo(payUrl))
  }, [navigate, payUrl, placed])
  return (
    <div className="wrap order">
      <PageTitle title="Check Out" />
      {isUnreachable || state?.hasFailed ? <Failed checkout={checkout} /> : <Steps checkout={checkout} state={state} />}
    </div>
  )
})

interface StepsProps {
  readonly checkout: CheckoutStore
  readonly state: CheckoutState | null
}

const Steps = observer(function Steps({ checkout, state }: StepsProps) {
  const review = state?.review ?? null
  const step = useStep(checkout, review !== null && state?.placed === null, state?.isReviewing ?? false)
  const start = useStepStart(state?.isReviewing ?? false)
  if (state === null || review === null || state.placed !== null) return <Waiting label="Getting your order ready" rows={6} />
  if (review.lines.length === 0) return <NothingToOrder />
  return (
    <div className="cartgrid">
      <div ref={start} tabIndex={-1} className="order__main">
        {state.isReviewing ? (
          <ReviewStep checkout={checkout} onBack={step.goBack} state={state} review={review} />
        ) : (
          <ContactStep checkout={checkout} onReview={step.review} state={state} />
        )}
      </div>
      <section className="sum" aria-labelledby="sum">
        <h2 id="sum">Order summary</h2>
        <OrderTotals rows={totalsRows(review, review.shippingMethod)} total={formatCents(review.total)} live />
        {review.promoMessage !== null && <Notice tone="warning">{review.promoMessage}</Notice>}
        {review.pointsEarned > 0 && <p className="mute">This order earns {review.pointsEarned} points once it ships.</p>}
        {state.isReviewing ? <PlaceButton checkout={checkout} state={state} /> : <p>{methodWords[review.paymentMethod].short}</p>}
        <p className="mute">
          {itemCountText(review.itemCount)} · <Link href={cartHref}>Edit the cart</Link>
        </p>
      </section>
    </div>
  )
})

const PlaceButton = observer(function PlaceButton({ checkout, state }: StepsProps) {
  const review = state?.review ?? null
  const problem = review?.lines.find((line) => line.problem !== null)
  return problem === undefined ? (
    <Button variant="primary" size="large" block busy={state?.isPlacing ?? false} onClick={() => void checkout.place()}>
      {review === null ? "Place Order" : placeWords(review.paymentMethod, review.total)}
    </Button>
  ) : (
    <Notice tone="warning">Please take “{problem.title}” out of your cart first: it cannot be ordered now.</Notice>
  )
})

const Failed = ({ checkout }: { readonly checkout: CheckoutStore }) => (
  <Notice tone="bad" title="We could not load your order." action={<Button onClick={() => void checkout.begin()}>Try again</Button>}>
    Your cart and the details you entered are saved.
  </Notice>
)

export const load: LatePage<null>["load"] = async () => null

export const handle: PageHandle<null> = accountHead("Check Out", "/buy", () => checkoutFormHref)
