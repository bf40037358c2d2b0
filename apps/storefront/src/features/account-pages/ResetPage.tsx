import "./account-pages.css"
import { ACCOUNT_PAGES } from "@camber/domain/account"
import { Breadcrumbs, Link, PageTitle } from "@camber/ui"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm, useLinkToken } from "./AccountTextForm.tsx"

/** Sets a new password through a mailed link. */
export const Component = () => {
  const token = useLinkToken()
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="New Password" />
      <PageTitle title="New Password" />
      <div className="account-forms">
        <section className="block" aria-label="Your new password">
          <p>Choosing a new password signs you in here and out everywhere else.</p>
          <AccountTextForm
            form="reset"
            label="Choose a password"
            fields={["newPassword"]}
            hidden={{ token }}
            submit="Save and Sign In"
            words={{ done: "Your password is saved." }}
          >
            <Link className="link" href={ACCOUNT_PAGES.forgot}>
              Request another link
            </Link>
          </AccountTextForm>
        </section>
      </div>
    </div>
  )
}

export const load: LazyPage<null>["load"] = async () => null

export const handle = accountHead<null>("New Password", ACCOUNT_PAGES.reset, undefined, "The links in our emails")
