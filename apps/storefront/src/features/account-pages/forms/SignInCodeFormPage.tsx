import { ACCOUNT_FORMS, ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome, ACCOUNT_LIMITS } from "@camber/domain/account"
import { Button, LinkButton, PageTitle, TextField } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OutcomeNotice } from "../AccountTextForm.tsx"

/** Id of the error notice. */
export const OUTCOME_ID = "outcome"

/** Returns whether the submitted value was rejected. */
export const isWrong = (outcome: AccountOutcome | null): boolean => outcome === "refused" || outcome === "invalid"

/** Focuses a rejected field after the reload, so that screen readers read the reason. */
export const wrongField = { autoFocus: true, "aria-invalid": true, "aria-describedby": OUTCOME_ID } as const

/** Field for an authenticator code, which a phone may autofill, or a recovery code. */
export const CodeField = ({ isWrong: isRefused, label = "Code" }: { readonly label?: string; readonly isWrong?: boolean }) => (
  <TextField
    label={label}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={ACCOUNT_LIMITS.factorCode}
    required
    {...(isRefused && wrongField)}
  />
)

/** Second step of a sign-in (OPS-41): an authenticator code or a recovery code. The same page works with and without scripts. */
const SignInCodeFormPage = () => {
  const outcome = useLoaderData<AccountOutcome | null>()
  return (
    <div className="wrap account-page">
      <PageTitle title="One More Step" note="your account requires a code" />
      <section className="block account-forms">
        <form className="accountform" method="post" action={ACCOUNT_FORMS.signInCode} aria-label="Code">
          <p>Enter the 6 digits that your authenticator app shows, or one of your recovery codes.</p>
          <CodeField isWrong={isWrong(outcome)} />
          <div id={OUTCOME_ID}>
            <OutcomeNotice outcome={outcome} words={words} />
          </div>
          <div className="accountform__end">
            <Button type="submit" variant="primary">
              Sign In
            </Button>
            <LinkButton href={ACCOUNT_PAGES.signIn}>Start Again</LinkButton>
          </div>
        </form>
      </section>
    </div>
  )
}

const words = {
  refused: "That code isn't correct, or was already used. Wait for the next one and try again.",
  invalid: "Enter the code.",
  expired: "This took too long. Start again with your password.",
  busy: "Too many attempts. Wait 15 minutes, then start again."
}

export const signInCodeFormPage: FormPage<AccountOutcome | null, never> = {
  Component: SignInCodeFormPage,
  handle: accountHead("One More Step", ACCOUNT_PAGES.code),
  load: async (_, url) => parseAccountOutcome(url.searchParams.get("outcome"))
}
