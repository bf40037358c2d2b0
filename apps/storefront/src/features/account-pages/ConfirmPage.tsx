import "./account-pages.css"
import { ACCOUNT_PAGES } from "@camber/domain/account"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import type { LatePage } from "../../foundation/page/latePage.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm } from "./AccountTextForm.tsx"
import { useLinkToken } from "./useLinkToken.ts"

/** The last step of a registration or of a new address. It takes a press, because programs that read mail follow links too. */
export const Component = () => {
  const token = useLinkToken()
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Confirm Your Email Address" />
      <PageTitle title="Confirm Your Email Address" />
      <div className="account-forms">
        <section className="block" aria-label="Your address">
          <p>Select the button to confirm your email address.</p>
          <AccountTextForm
            form="confirm"
            label="Confirm your address"
            fields={[]}
            hidden={{ token }}
            submit="Confirm"
            words={{ done: "Your address is confirmed." }}
          />
        </section>
      </div>
    </div>
  )
}

export const load: LatePage<null>["load"] = async () => null

export const handle = accountHead<null>("Confirm Your Email Address", ACCOUNT_PAGES.confirm, undefined, "The links in our emails")
