import { type CheckoutState, knownPlace, type OrderReview } from "@camber/domain/checkout"
import { Button, Notice } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { methodWords, placeWords } from "../orders/paymentWords.ts"
import { checkoutSteps } from "./checkoutSteps.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"
import { PointsChoice } from "./PointsChoice.tsx"
import { CheckoutStep } from "./view/checkout-step/CheckoutStep.tsx"

export interface PayStepProps {
  readonly checkout: CheckoutStore
  readonly state: CheckoutState
  readonly review: OrderReview
  readonly onOrder: () => void
}

const [, , { id, title }] = checkoutSteps

/** The last step: how it is paid, and the press that orders it. */
export const PayStep = observer(function PayStep({ checkout, onOrder, review, state }: PayStepProps) {
  const problem = review.lines.find((line) => line.problem !== null)
  return (
    <CheckoutStep id={id} number={3} title={title}>
      {review.redeemablePoints > 0 && <PointsChoice checkout={checkout} review={review} />}
      <PaymentWay method={review.paymentMethod} />
      {problem === undefined ? (
        <Button variant="primary" size="large" block busy={state.isPlacing || state.isAsking} onClick={onOrder}>
          {placeWords(review.paymentMethod, knownPlace(checkout.contact) === null ? null : review.total)}
        </Button>
      ) : (
        <Notice tone="warning">Please take “{problem.title}” out of your cart first: it cannot be ordered now.</Notice>
      )}
    </CheckoutStep>
  )
})

/** How it is paid. */
export const PaymentWay = ({ method }: { readonly method: OrderReview["paymentMethod"] }) => (
  <div className="checkout__way">
    <h3>Payment</h3>
    <p>{methodWords[method]}</p>
  </div>
)
