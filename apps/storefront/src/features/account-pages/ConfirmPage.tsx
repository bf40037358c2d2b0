import "./account-pages.css"
import { ACCOUNT_PAGES } from "@camber/domain/account"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { useEffect, useRef } from "react"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AccountStore } from "../account/AccountStore.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountTextForm, useLinkToken } from "./AccountTextForm.tsx"

/**
 * Last step of a registration or an email change. The browser that requested the link confirms automatically. Other browsers need a click,
 * because mail scanners follow links too.
 */
export const Component = () => {
  const token = useLinkToken()
  const account = useStore(AccountStore)
  const block = useRef<HTMLElement>(null)
  useEffect(() => {
    if (token === "") return
    void account.isConfirmationAwaited().then((isAwaited) => {
      if (isAwaited) block.current?.querySelector("form")?.requestSubmit()
    })
  }, [account, token])
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Confirm Your Email Address" />
      <PageTitle title="Confirm Your Email Address" />
      <div className="account-forms">
        <section ref={block} className="block" aria-label="Your address">
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

export const load: LazyPage<null>["load"] = async () => null

export const handle = accountHead<null>("Confirm Your Email Address", ACCOUNT_PAGES.confirm, undefined, "The links in our emails")
