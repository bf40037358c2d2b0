import "./account-pages.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { Breadcrumbs, Link, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm } from "./AccountTextForm.tsx"

/** Requests a password reset link. The response does not reveal whether the address has an account. */
export const Component = () => (
  <div className="wrap account-page">
    <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Forgot Your Password?" />
    <PageTitle title="Forgot Your Password?" />
    <div className="account-forms">
      <section className="block" aria-label="A new password">
        <p>Enter your email address, and we will send you a link to choose a new password.</p>
        <AccountTextForm
          form="forgot"
          label="Request a new password"
          fields={["emailAddress"]}
          submit="Send the Link"
          before={useLoaderData() as AccountOutcome | null}
        >
          <Link className="link" href={ACCOUNT_PAGES.signIn}>
            Back to sign in
          </Link>
        </AccountTextForm>
      </section>
    </div>
  </div>
)

export const load: LazyPage<AccountOutcome | null>["load"] = async (_, { searchParams }) => parseAccountOutcome(searchParams.get("outcome"))

export const handle = accountHead<AccountOutcome | null>("Forgot Your Password?", ACCOUNT_PAGES.forgot)
