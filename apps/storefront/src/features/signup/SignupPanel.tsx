import {
  formatPhone,
  formatNotOffered,
  stripNonDigits,
  phoneLabel,
  pointsAdded,
  type SignupFlow,
  smsNote,
  formatWelcomeOffer
} from "@camber/domain/signup"
import { Button, InlineAlert, PromoCode } from "@camber/ui"
import { SignupForm } from "./view/signup-form/SignupForm.tsx"
import { observer } from "mobx-react-lite"
import { copyPromoCode } from "../banners/copyPromoCode.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { SignupStore } from "./SignupStore.ts"

interface PanelProps {
  readonly store: SignupStore
  readonly flow: SignupFlow
}

/** Renders the current step of a sign-up form, in the drawer and in the modal (GAP-23). */
export const SignupPanel = observer(function SignupPanel({ store, flow }: PanelProps) {
  return (
    <div className="form">{flow.step === "email" ? <EmailStep store={store} flow={flow} /> : <Outcome store={store} flow={flow} />}</div>
  )
})

const EmailStep = observer(function EmailStep({ store, flow }: PanelProps) {
  const { smsShortCode } = useStore(SettingsStore)
  const { experiment } = flow
  return (
    <SignupForm
      label="Sign up for offers"
      email={flow.email}
      onEmail={(text) => store.editEmail(text)}
      emailError={flow.emailErrors[0]}
      phone={{
        label: phoneLabel(experiment),
        value: flow.phoneNumber,
        onDigits: (digits) => store.editPhone(digits),
        rules: { digits: stripNonDigits, format: formatPhone },
        error: flow.phoneErrors[0],
        isOptedIn: flow.isSmsOptInChecked,
        onOptIn: (isChecked) => store.optIn(isChecked),
        note: smsNote(smsShortCode)
      }}
      submit={`Get $${experiment.discountAmount} Off`}
      busy={flow.isWaiting}
      onSubmit={() => void store.submit()}
    >
      <p>
        Sign up for deals, new parts and tech by email, and get a promo code for {formatWelcomeOffer(experiment)} within 90 days. We show it
        here and email it to you.
      </p>
    </SignupForm>
  )
})

/** Renders the outcome, with the program if it is offered (GAP-34). */
const Outcome = observer(function Outcome({ store, flow }: PanelProps) {
  const { errorMessage, experiment, otuCode, step, successMessage } = flow
  const notices = useStore(ToastStore)
  const notOffered = formatNotOffered(flow)
  return (
    <>
      {otuCode !== null && <PromoCode code={otuCode} onCopy={() => copyPromoCode(otuCode, notices)} />}
      {successMessage !== null && <InlineAlert tone="good">{successMessage}</InlineAlert>}
      {errorMessage !== null && <InlineAlert tone={flow.outcome === "notJoined" ? "bad" : "info"}>{errorMessage}</InlineAlert>}
      {notOffered !== null && <InlineAlert tone="info">{notOffered}</InlineAlert>}
      {step === "completed" && <InlineAlert tone="good">{pointsAdded(experiment)}</InlineAlert>}
      {step === "loyalty" && flow.isLoyaltyOffered && (
        <SignupForm
          label="Join the Rewards Program"
          email={flow.email}
          onEmail={(text) => store.editEmail(text)}
          emailError={flow.emailErrors[0]}
          submit="Join the Rewards Program"
          busy={flow.isWaiting}
          onSubmit={() => void store.submit()}
        >
          <p>
            Join for free: {experiment.signupPoints} points to start with, worth ${experiment.signupPointsDollars}, and a point for every
            dollar you spend.
          </p>
        </SignupForm>
      )}
      <Button block onClick={() => void store.close()}>
        Continue Shopping
      </Button>
    </>
  )
})
