import "./account-pages.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { toSameOriginPath } from "@camber/domain/navigation"
import { Breadcrumbs, Link, InlineAlert, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData, useLocation } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm } from "./AccountTextForm.tsx"

interface SignInData {
  readonly outcome: AccountOutcome | null
  /** Destination after sign-in. */
  readonly returnUrl: string
  /** The visitor's session has ended (GAP-67). */
  readonly hasSessionEnded: boolean
  readonly isSignedOut: boolean
}

const REGISTER_PATH = "/account/register"
const REGISTER_TITLE = "Create an Account"
const isRegister = (path: string): boolean => path.toLowerCase().startsWith(REGISTER_PATH)

/** Sign-in and registration. Both pages contain both forms, each in its own order. */
export const Component = () => {
  const { hasSessionEnded, isSignedOut, outcome, returnUrl } = useLoaderData() as SignInData
  const { brandName } = useStore(SettingsStore)
  const begins = isRegister(useLocation().pathname)
  const title = begins ? REGISTER_TITLE : "Sign In"
  const register = (
    <section key="register" className="block" aria-labelledby="register">
      <SectionHead id="register" title={`New to ${brandName}?`} />
      <p>One account keeps your garage, lists, orders and rewards together on every device.</p>
      <AccountTextForm
        form="register"
        label="Register"
        fields={["firstName", "lastName", "emailAddress", "newPassword"]}
        labels={{ newPassword: "Password (10 characters or more)" }}
        look={begins ? "primary" : "quiet"}
        submit="Create Account"
        before={outcome === "mailed" ? outcome : null}
        words={{ mailed: "We sent you an email. Open its link within 24 hours to finish." }}
      />
    </section>
  )
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current={title} />
      <PageTitle title={title} note="your garage, cart and lists are saved to it" />
      {isSignedOut && <InlineAlert tone="good">You're signed out.</InlineAlert>}
      {hasSessionEnded && <InlineAlert tone="info">Your session has ended. Sign in again.</InlineAlert>}
      <div className="account-forms">
        {begins && register}
        <section className="block" aria-labelledby="signin">
          <SectionHead id="signin" title="Sign in" />
          <AccountTextForm
            form="signIn"
            label="Sign in"
            fields={["emailAddress", "password"]}
            hidden={{ returnUrl }}
            look={begins ? "quiet" : "primary"}
            submit="Sign In"
            before={outcome === "mailed" ? null : outcome}
            words={{ refused: "The email address or password isn't correct.", done: "You are signed in." }}
          >
            <Link className="link" href={ACCOUNT_PAGES.forgot}>
              Forgot your password?
            </Link>
          </AccountTextForm>
        </section>
        {!begins && register}
      </div>
    </div>
  )
}

export const load: LazyPage<SignInData>["load"] = async (_, { searchParams }) => ({
  outcome: parseAccountOutcome(searchParams.get("outcome")),
  returnUrl: toSameOriginPath(searchParams.get("returnUrl") ?? ACCOUNT_PAGES.settings),
  hasSessionEnded: searchParams.get("showSessionMessage") === "true",
  isSignedOut: searchParams.get("signedOut") === "true"
})

const signInHead = accountHead<SignInData>("Sign In", ACCOUNT_PAGES.signIn)
const registerHead = accountHead<SignInData>(REGISTER_TITLE, REGISTER_PATH)

export const handle: typeof signInHead = { head: (data, page) => (isRegister(page.path) ? registerHead : signInHead).head(data, page) }
