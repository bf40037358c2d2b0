import { type CheckoutState, isComplete, getDestinationKey, findMisfits, type OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { Button, HiddenFields, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import { useActionData } from "react-router-dom"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import { ORDER_ANYWAY_LABEL, paymentMethodMessages, placeOrderMessages } from "../orders/paymentText.ts"
import { checkoutSteps } from "./checkoutSteps.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"
import type { CheckoutAnswer } from "./forms/checkoutAction.ts"
import { PayReview } from "./PayReview.tsx"
import { MisfitQuestion } from "./MisfitQuestion.tsx"
import { PointsChoice } from "./PointsChoice.tsx"
import { CheckoutStep } from "./view/checkout-step/CheckoutStep.tsx"

export interface PayStepProps {
  readonly checkout: CheckoutStore
  readonly state: CheckoutState
  readonly review: OrderReview
  readonly onOrder: () => void
}

const [, delivery, { id, title }] = checkoutSteps

/** Last step: payment method and order button. Without scripts the button requires a reviewed order. */
export const PayStep = observer(function PayStep({ checkout, onOrder, review, state }: PayStepProps) {
  const problem = review.lines.find((line) => line.problem !== null)
  const misfits = findMisfits(review.lines)
  const [isAsked, setAsked] = useState(false)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  const hasScripts = useHasScripts()
  const answer = useActionData() as CheckoutAnswer | undefined
  const read = answer?.read ?? null
  const isAsking = (isAsked || read !== null) && misfits.length > 0
  // Asks once, when the form is otherwise complete: the second click orders.
  const press = () => {
    if (misfits.length > 0 && !isAsked && isComplete(checkout.contact)) setAsked(true)
    else onOrder()
  }
  const total = getDestinationKey(checkout.contact) === null ? null : review.total
  const refusal =
    review.shippingMessage !== null
      ? `We can't take this order yet. See “${delivery.title}” for the reason.`
      : problem && `“${problem.title}” can't be ordered right now. Remove it from your cart to continue.`
  return (
    <CheckoutStep id={id} number={3} title={title}>
      {total !== null && isComplete(checkout.contact) && <PayReview contact={checkout.contact} review={review} />}
      {review.redeemablePoints > 0 && <PointsChoice checkout={checkout} review={review} />}
      <PaymentWay method={review.paymentMethod} />
      {isAsking && (
        <div ref={question} tabIndex={-1}>
          <MisfitQuestion lines={misfits} cartHref={cartHref} />
        </div>
      )}
      {refusal !== undefined && <InlineAlert tone="warning">{refusal}</InlineAlert>}
      {refusal === undefined && (hasScripts || read !== null) && (
        <>
          <div aria-live="polite">
            {state.isHeld && <p>Getting shipping and tax. We’ll show you the total before you pay.</p>}
            {(state.isSumNew || answer?.isSumNew === true) && total !== null && (
              <InlineAlert tone="warning" title={`Your total is ${formatCents(total)}.`}>
                It includes shipping and tax. Select the button again to place your order.
              </InlineAlert>
            )}
          </div>
          {read !== null && <HiddenFields fields={[{ name: "read", value: read }]} />}
          <Button
            type={hasScripts ? "button" : "submit"}
            name="intent"
            value="place"
            variant="primary"
            size="large"
            block
            busy={state.isPlacing || state.isHeld}
            onClick={press}
          >
            {placeOrderMessages(review.paymentMethod, state.isAsking ? null : total, isAsking ? ORDER_ANYWAY_LABEL : undefined)}
          </Button>
        </>
      )}
    </CheckoutStep>
  )
})

const PaymentWay = ({ method }: { readonly method: OrderReview["paymentMethod"] }) => (
  <div className="checkout__way">
    <h3>Payment</h3>
    <p>{paymentMethodMessages[method]}</p>
  </div>
)
