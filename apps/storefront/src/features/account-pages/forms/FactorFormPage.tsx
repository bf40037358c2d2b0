import {
  AccountForms,
  ACCOUNT_FORMS,
  ACCOUNT_LIMITS,
  ACCOUNT_PAGES,
  type AccountOutcome,
  parseAccountOutcome,
  type SecondFactor
} from "@camber/domain/account"
import { signInHref } from "@camber/domain/navigation"
import { Button, EmptyState, LinkButton, InlineAlert, PageTitle, QrCode, SectionHead, TextField } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OutcomeNotice } from "../AccountTextForm.tsx"
import { CodeField, isWrong, OUTCOME_ID, wrongField } from "./SignInCodeFormPage.tsx"

interface Shown {
  /** Null after a failure. */
  readonly factor: SecondFactor | null
  readonly outcome: AccountOutcome | null
}

/** Second factor of the account (OPS-41): its state and the one form that changes it. The same page works with and without scripts. */
const FactorFormPage = () => {
  const { factor, outcome } = useLoaderData<Shown>()
  return (
    <div className="wrap account-page">
      <PageTitle title="Two-Factor Authentication" note="a code from your phone, after your password" />
      {factor === null ? (
        <InlineAlert tone="bad" title="We couldn't load this page." action={<LinkButton href={ACCOUNT_PAGES.factor}>Try again</LinkButton>}>
          Nothing has changed.
        </InlineAlert>
      ) : factor.state === "stranger" ? (
        <EmptyState
          title="You are not signed in"
          actions={
            <LinkButton variant="primary" href={signInHref(ACCOUNT_PAGES.factor)}>
              Sign In
            </LinkButton>
          }
        >
          Sign in to set up two-factor authentication.
        </EmptyState>
      ) : (
        <>
          {factor.isRequired && factor.state !== "on" && (
            <InlineAlert tone="warning">Staff accounts need two-factor authentication. Set it up once, here.</InlineAlert>
          )}
          <div className="account-forms factor">{bodies[factor.state](factor, outcome)}</div>
        </>
      )}
    </div>
  )
}

const Off = ({ outcome }: { readonly outcome: AccountOutcome | null }) => (
  <section className="block" aria-labelledby="off">
    <SectionHead id="off" title="It is off" />
    <p>Signing in will also require a code from an authenticator app on your phone. A stolen password alone won't work.</p>
    <Form label="Set up two-factor authentication" action={ACCOUNT_FORMS.beginFactor} submit="Set Up" outcome={outcome}>
      <PasswordField isWrong={isWrong(outcome)} />
    </Form>
  </section>
)

const Pending = ({ factor, outcome }: { readonly factor: SecondFactor; readonly outcome: AccountOutcome | null }) => (
  <>
    <section className="block" aria-labelledby="scan">
      <SectionHead id="scan" title="1. Add the key to your app" />
      <p>Scan the QR code with your authenticator app, or type in the key:</p>
      <div className="factor__code">
        <QrCode text={factor.address ?? ""} label="The key, for your authenticator app" />
      </div>
      <p>
        <code>{groups(factor.key ?? "")}</code>
      </p>
    </section>
    <section className="block" aria-labelledby="keep">
      <SectionHead id="keep" title="2. Save your recovery codes" />
      <p>If you lose your phone, each code signs you in once. We won't show them again, so save them somewhere safe.</p>
      <ul className="factor__recovery" aria-label="Recovery codes">
        {factor.recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
    <section className="block" aria-labelledby="confirm">
      <SectionHead id="confirm" title="3. Turn it on" />
      <Form label="Turn on two-factor authentication" action={ACCOUNT_FORMS.confirmFactor} submit="Turn On" outcome={outcome}>
        <CodeField label="6-digit code from your app" isWrong={isWrong(outcome)} />
      </Form>
      <p>Every other browser is signed out when you turn it on.</p>
    </section>
  </>
)

const On = ({ factor, outcome }: { readonly factor: SecondFactor; readonly outcome: AccountOutcome | null }) => (
  <section className="block" aria-labelledby="on">
    <SectionHead id="on" title="It is on" />
    <p>
      Signing in requires a code from your app. Recovery codes left: {factor.codesLeft}. To get new ones, turn it off and set it up again.
    </p>
    <Form label="Turn off two-factor authentication" action={ACCOUNT_FORMS.endFactor} submit="Turn Off" outcome={outcome}>
      <PasswordField isWrong={isWrong(outcome)} />
      <CodeField label="Code from your app, or a recovery code" />
    </Form>
  </section>
)

const bodies = {
  off: (_: SecondFactor, outcome: AccountOutcome | null) => <Off outcome={outcome} />,
  pending: (factor: SecondFactor, outcome: AccountOutcome | null) => <Pending factor={factor} outcome={outcome} />,
  on: (factor: SecondFactor, outcome: AccountOutcome | null) => <On factor={factor} outcome={outcome} />
}

interface FormProps {
  readonly label: string
  readonly action: string
  readonly submit: string
  readonly outcome: AccountOutcome | null
  readonly children: React.ReactNode
}

const Form = ({ action, children, label, outcome, submit }: FormProps) => (
  <form className="accountform" method="post" action={action} aria-label={label}>
    {children}
    <div id={OUTCOME_ID}>
      <OutcomeNotice outcome={outcome} words={words} />
    </div>
    <div className="accountform__end">
      <Button type="submit" variant="primary">
        {submit}
      </Button>
      <LinkButton href={ACCOUNT_PAGES.settings}>Back to Your Account</LinkButton>
    </div>
  </form>
)

const PasswordField = ({ isWrong: isRefused }: { readonly isWrong: boolean }) => (
  <TextField
    label="Your password"
    name="password"
    type="password"
    autoComplete="current-password"
    maxLength={ACCOUNT_LIMITS.password}
    required
    {...(isRefused && wrongField)}
  />
)

/** Groups of four letters are easier to read aloud. */
const groups = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, "$1 ")

const words = {
  done: "Done.",
  refused: "The password or code isn't correct. Each code works once. Wait for the next one.",
  invalid: "Fill in every field.",
  expired: "This took too long. Start again.",
  busy: "Too many attempts. Wait 15 minutes."
}

export const factorFormPage: FormPage<Shown, never> = {
  Component: FactorFormPage,
  handle: accountHead("Two-Factor Authentication", ACCOUNT_PAGES.factor),
  load: async (visitor, url) => ({
    factor: await visitor.run(AccountForms.use(({ secondFactor }) => secondFactor)),
    outcome: parseAccountOutcome(url.searchParams.get("outcome"))
  })
}
