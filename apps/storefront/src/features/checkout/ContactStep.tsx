import { type CheckoutState, isComplete } from "@camber/domain/checkout"
import { Button, Form } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { CheckoutStore } from "./CheckoutStore.ts"
import { ContactFields } from "./ContactFields.tsx"

export interface ContactStepProps {
  readonly checkout: CheckoutStore
  readonly state: CheckoutState
  readonly onReview: () => void
}

/** The first step: who and where. The address leads on from it; the first field that is wrong gets the focus. */
export const ContactStep = observer(function ContactStep({ checkout, onReview, state }: ContactStepProps) {
  const goOn = async () => {
    if (isComplete(checkout.contact)) return onReview()
    const wrong = await checkout.goOn()
    if (wrong !== undefined) document.querySelector<HTMLElement>(`.order [name="${wrong}"]`)?.focus()
  }
  return (
    <section className="order__block" aria-labelledby="delivery">
      <h2 id="delivery">Shipping address</h2>
      <Form label="Shipping address" onSubmit={() => void goOn()}>
        <ContactFields contact={checkout.contact} errors={state.errors} onFill={(field, text) => checkout.fill(field, text)} />
        <div className="order__acts">
          <Button type="submit" variant="primary" size="large">
            Continue to Review
          </Button>
          <p className="mute">This does not place your order yet.</p>
        </div>
      </Form>
    </section>
  )
})
