import "./account-pages.css"
import { ACCOUNT_PAGES, type AccountOutcome, accountOutcome } from "@camber/domain/account"
import { ownPath } from "@camber/domain/navigation"
import { Breadcrumbs, Link, Notice, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LatePage } from "../../foundation/page/latePage.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm } from "./AccountTextForm.tsx"

interface SignInData {
  readonly outcome: AccountOutcome | null
  /** Where the visitor goes on to. */
  readonly returnUrl: string
  /** Whoever comes was signed in, and is not any more (GAP-67). */
  readonly hasSessionEnded: boolean
}

/** Signing in, and asking for an account. */
export const Component = () => {
  const { hasSessionEnded, outcome, returnUrl } = useLoaderData() as SignInData
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Sign In" />
      <PageTitle title="Sign In" note="your garage, cart and lists come with you" />
      {hasSessionEnded && <Notice tone="info">Your session has ended. Please sign in again.</Notice>}
      <div className="account-forms">
        <section className="block" aria-labelledby="signin">
          <SectionHead id="signin" title="I have an account" />
          <AccountTextForm
            form="signIn"
            label="Sign in"
            fields={["emailAddress", "password"]}
            hidden={{ returnUrl }}
            submit="Sign In"
            before={outcome === "mailed" ? null : outcome}
            words={{ refused: "The email address or the password is not correct.", done: "You are signed in." }}
          >
            <Link className="link" href={ACCOUNT_PAGES.forgot}>
              Forgot your password?
            </Link>
          </AccountTextForm>
        </section>
        <section className="block" aria-labelledby="register">
          <SectionHead id="register" title="I am new here" />
          <p>One account keeps your garage, lists, orders and rewards together on every device.</p>
          <AccountTextForm
            form="register"
            label="Register"
            fields={["firstName", "lastName", "emailAddress", "newPassword"]}
            labels={{ newPassword: "Password (10 characters or more)" }}
            look="quiet"
            submit="Create Account"
            before={outcome === "mailed" ? outcome : null}
            words={{ mailed: "We sent you an email: open the link in it to finish. It works for 24 hours." }}
          />
        </section>
      </div>
    </div>
  )
}

export const load: LatePage<SignInData>["load"] = async (_, { searchParams }) => ({
  outcome: accountOutcome(searchParams.get("outcome")),
  returnUrl: ownPath(searchParams.get("returnUrl") ?? ACCOUNT_PAGES.settings),
  hasSessionEnded: searchParams.get("showSessionMessage") === "true"
})

export const handle = accountHead<SignInData>("Sign In", ACCOUNT_PAGES.signIn)
