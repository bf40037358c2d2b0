import type { CheckoutState, OrderReview } from "@camber/domain/checkout"
import type { UserProfile } from "@camber/domain/visitor"
import "../addresses/addresses.css"
import "../orders/orders.css"
import "./checkout.css"
import { InlineAlert, PageTitle } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { useActionData, useLoaderData, useNavigate } from "react-router-dom"
import { accountHead } from "../account/accountHead.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { AddressesStore } from "../addresses/AddressesStore.ts"
import { CartStore } from "../cart/CartStore.ts"
import { cartHref, checkoutHref, navigateAway, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useHasScripts, useLoad, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { usePersonalData } from "../../foundation/lazy/useFirstInteraction.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { PersonalPageData } from "../../foundation/page/Pages.ts"
import { AddressStep } from "./AddressStep.tsx"
import { Changes } from "./Changes.tsx"
import { checkoutSteps, currentStep } from "./checkoutSteps.ts"
import { CheckoutStore } from "./CheckoutStore.ts"
import { DeliveryStep } from "./DeliveryStep.tsx"
import type { CheckoutAnswer } from "./forms/checkoutAction.ts"
import { fieldNamed } from "./ErrorList.tsx"
import { NothingToOrder, SignInOffer } from "./CheckoutNotices.tsx"
import { OrderSummary } from "./OrderSummary.tsx"
import { PayStep } from "./PayStep.tsx"
import { CheckoutHead } from "./view/checkout-head/CheckoutHead.tsx"

/**
 * Creates a checkout with the signed-in customer's data; `isAnonymous`: the page was rendered for an anonymous visitor. A form that was
 * submitted without scripts has begun the checkout.
 */
const useCheckout = (isAnonymous: boolean) => {
  const account = useStore(AccountStore)
  const answer = useActionData() as CheckoutAnswer | undefined
  const checkout = useOwnStore(CheckoutStore, answer?.savesAddress ?? false)
  const isNewVisitor = usePersonalData(isAnonymous, () => {
    if (answer === undefined) void checkout.begin()
    void account.ask()
  })
  const { profile } = account
  useLoad(profile?.userGuid ?? "", () => profile && checkout.know(knownOf(profile)))
  return { checkout, isNewVisitor }
}

const knownOf = ({ emailAddress, firstName, lastName }: UserProfile) => ({
  email: emailAddress ?? "",
  name: [firstName, lastName].filter(Boolean).join(" ")
})

/**
 * Checkout in three steps on one page. The server renders the empty checkout of an anonymous visitor, or only the frame for other
 * visitors.
 */
export const Component = observer(function CheckoutPage() {
  const { isAnonymous } = useLoaderData<PersonalPageData>()
  const { itemCount } = useStore(CartStore)
  const { contactPhone } = useStore(SettingsStore)
  const { checkout, isNewVisitor } = useCheckout(isAnonymous)
  const navigate = useNavigate()
  const { isUnreachable, state } = checkout
  const placed = state?.placed ?? null
  const payUrl = state?.payUrl ?? null
  useEffect(() => {
    if (placed === null) return
    const goOn = async () => {
      // The confirmation page shows the outcome.
      await checkout.keepOrdered(placed)
      // Back from the payment page leads to the order instead of the finished checkout.
      await navigate(`${checkoutHref}/confirmation/${placed}`, { replace: true })
      if (payUrl !== null) navigateAway(payUrl)
    }
    void goOn()
  }, [checkout, navigate, payUrl, placed])
  const review = state?.review ?? null
  const isEmpty = review === null ? isNewVisitor && !itemCount : review.lines.length === 0
  // Another tab may remove the order while this form has the focus.
  useFocusRestore(review === null ? null : isEmpty ? "nothing" : "order")
  return (
    <div className="wrap order checkout">
      {isUnreachable || state?.hasFailed ? (
        <Failed checkout={checkout} />
      ) : isEmpty && placed === null ? (
        <>
          <PageTitle title="Check Out" />
          <NothingToOrder />
        </>
      ) : state === null || review === null || placed !== null ? (
        <>
          {/* Same head as with the order, which avoids a layout shift. */}
          <CheckoutHead steps={checkoutSteps} current="address" phone={contactPhone} />
          <LoadingNotice label="Getting your order ready" rows={6} />
        </>
      ) : (
        <Steps checkout={checkout} state={state} review={review} />
      )}
    </div>
  )
})

interface StepsProps {
  readonly checkout: CheckoutStore
  readonly state: CheckoutState
  readonly review: OrderReview
}

/** The summary is open beside the steps and folded above them. */
const hasRoom = (): boolean => typeof matchMedia !== "function" || matchMedia("(min-width: 1024px)").matches

const Steps = observer(function Steps({ checkout, review, state }: StepsProps) {
  const { profile } = useStore(AccountStore)
  const { contactPhone } = useStore(SettingsStore)
  const addresses = useOwnStore(AddressesStore)
  const [isOpen] = useState(hasRoom)
  const hasScripts = useHasScripts()
  const isMember = profile?.isRegistered === true
  useLoad(String(isMember), () => isMember && addresses.load())
  const { contact } = checkout
  const order = async () => {
    const wrong = await checkout.order()
    if (wrong !== undefined) fieldNamed(wrong)?.focus()
  }
  const steps = (
    <>
      <Changes state={state} />
      <SignInOffer emailAddress={isMember ? (profile?.emailAddress ?? null) : null} back={checkoutHref} />
      <AddressStep checkout={checkout} addresses={addresses} errors={state.errors} isMember={isMember} />
      <DeliveryStep checkout={checkout} review={review} />
      <PayStep checkout={checkout} state={state} review={review} onOrder={() => void order()} />
    </>
  )
  return (
    <>
      <CheckoutHead steps={checkoutSteps} current={currentStep(contact, review)} phone={contactPhone} />
      <div className="checkout__grid">
        <OrderSummary cartHref={cartHref} contact={contact} review={review} open={isOpen} live />
        {hasScripts ? (
          <div className="order__main">{steps}</div>
        ) : (
          <form className="order__main" method="post" action={checkoutHref} aria-label="Check out" noValidate>
            {steps}
          </form>
        )}
      </div>
    </>
  )
})

const Failed = ({ checkout }: { readonly checkout: CheckoutStore }) => (
  <>
    <PageTitle title="Check Out" />
    <InlineAlert tone="bad" title="We couldn't load your order." action={<RetryButton onRetry={() => void checkout.begin()} />}>
      {useHasScripts() ? "Your cart and the details you entered are saved." : "Your cart is saved."}
    </InlineAlert>
  </>
)

export const load: LazyPage<PersonalPageData>["load"] = async ({ isAnonymous }) => ({ isAnonymous: isAnonymous() })

export const handle: PageHandle<PersonalPageData> = accountHead("Check Out", checkoutHref, withoutScriptsHref)
