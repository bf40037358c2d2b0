import { ACCOUNT_FORMS, ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { Button, LinkButton, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OutcomeNotice } from "../OutcomeNotice.tsx"
import { CodeField, isWrong, OUTCOME_ID } from "./CodeField.tsx"

/** Second step of a sign-in (OPS-41): an authenticator code or a recovery code. The same page works with and without scripts. */
const SignInCodeFormPage = () => {
  const outcome = useLoaderData<AccountOutcome | null>()
  return (
    <div className="wrap account-page">
      <PageTitle title="One More Step" note="your account asks for a code" />
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
  busy: "Too many tries. Wait 15 minutes, then start again."
}

export const signInCodeFormPage: FormPage<AccountOutcome | null, never> = {
  Component: SignInCodeFormPage,
  handle: accountHead("One More Step", ACCOUNT_PAGES.code),
  load: async (_, url) => parseAccountOutcome(url.searchParams.get("outcome"))
}
