import { getDestinationKey, type OrderReview } from "@camber/domain/checkout"
import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useActionData } from "react-router-dom"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import { checkoutSteps, shippingChoices } from "./checkoutSteps.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"
import type { CheckoutAnswer } from "./forms/checkoutAction.ts"
import { CheckoutStep } from "./view/checkout-step/CheckoutStep.tsx"
import { ChoiceList } from "./view/checkout-choice/ChoiceList.tsx"

export interface DeliveryStepProps {
  readonly checkout: CheckoutStore
  readonly review: OrderReview
}

const [, { id, title }] = checkoutSteps

/** Second step: the shipping method, once the address is known. */
export const DeliveryStep = observer(function DeliveryStep({ checkout, review }: DeliveryStepProps) {
  const choices = shippingChoices(review)
  const choose = (value: string) => {
    const chosen = choices.find((choice) => choice.value === value)
    if (chosen !== undefined) checkout.chooseMethod(chosen.value)
  }
  const chosen = choices.some(({ value }) => value === checkout.shippingMethod) ? checkout.shippingMethod : review.shippingMethod
  return (
    <CheckoutStep id={id} number={2} title={title}>
      {getDestinationKey(checkout.contact) === null ? (
        <p className="mute">Enter your address to see delivery dates and prices.</p>
      ) : (
        <>
          {review.shippingMessage !== null && <InlineAlert tone="bad">{review.shippingMessage}</InlineAlert>}
          {choices.length > 0 && <ChoiceList name="method" label="Shipping" choices={choices} value={chosen} onChoose={choose} />}
        </>
      )}
      {!useHasScripts() && <ReviewButton />}
    </CheckoutStep>
  )
})

/** Reviews the order without scripts. The first button of the form, so that Enter in a field never places the order. */
const ReviewButton = () => {
  const answer = useActionData() as CheckoutAnswer | undefined
  return answer?.read == null ? (
    <div className="order__acts">
      <Button type="submit" variant="primary" size="large">
        Continue to Review
      </Button>
      <p className="mute">This does not place your order yet.</p>
    </div>
  ) : (
    <div className="order__acts">
      <Button type="submit" size="small">
        Update the Total
      </Button>
    </div>
  )
}
