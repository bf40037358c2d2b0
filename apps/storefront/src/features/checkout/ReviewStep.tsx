import type { CheckoutState, OrderReview } from "@camber/domain/checkout"
import { Button, Notice } from "@camber/ui"
import { ChoiceList } from "./view/checkout-choice/ChoiceList.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { AddressText } from "../orders/AddressText.tsx"
import type { CheckoutStore } from "./CheckoutStore.ts"
import { PaymentAndItems } from "./PaymentAndItems.tsx"
import { PointsChoice } from "./PointsChoice.tsx"
import { shippingChoices } from "./shippingChoices.ts"

export interface ReviewStepProps {
  readonly checkout: CheckoutStore
  readonly onBack: () => void
  readonly state: CheckoutState
  readonly review: OrderReview
}

/** The second step: how it is sent, what is ordered, and the press that orders it. */
export const ReviewStep = ({ checkout, onBack, state, review }: ReviewStepProps) => (
  <>
    <Changes state={state} />
    <section className="order__block" aria-labelledby="delivery">
      <h2 id="delivery">Shipping address</h2>
      <AddressText contact={state.contact} />
      <div className="order__acts">
        <Button size="small" onClick={onBack}>
          Change
        </Button>
      </div>
    </section>
    <Methods checkout={checkout} review={review} />
    {review.redeemablePoints > 0 && <PointsChoice checkout={checkout} review={review} />}
    <PaymentAndItems review={review} />
  </>
)

const Methods = observer(function Methods({ checkout, review }: Pick<ReviewStepProps, "checkout" | "review">) {
  if (review.shippingMessage !== null) return <Notice tone="bad">{review.shippingMessage}</Notice>
  const choices = shippingChoices(review)
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen !== undefined) checkout.chooseMethod(chosen.value)
  }
  const chosen = choices.some(({ value }) => value === checkout.shippingMethod) ? checkout.shippingMethod : review.shippingMethod
  return <ChoiceList label="Shipping" choices={choices} value={chosen} onChoose={choose} />
})

/** What has changed since it was read, or that nobody answered. The button that was pressed is far below: the screen and the focus come here. */
export const Changes = ({ state: { changes, isUnanswered } }: { readonly state: Pick<CheckoutState, "changes" | "isUnanswered"> }) => {
  const place = useRef<HTMLDivElement>(null)
  const isRefused = isUnanswered || changes.length > 0
  useEffect(() => {
    if (isRefused) place.current?.focus()
  }, [isRefused, changes])
  return (
    <div ref={place} tabIndex={-1}>
      {changes.length > 0 && (
        <Notice tone="bad" title="Your order was not placed because something has changed.">
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          Please review it and place it again.
        </Notice>
      )}
      {isUnanswered && (
        <Notice tone="bad" title="We did not get a response.">
          Press the button again: your order is placed only once, even if the first try went through.
        </Notice>
      )}
    </div>
  )
}
