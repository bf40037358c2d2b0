import "../addresses/addresses.css"
import "./account-pages.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { displayName, signInHref } from "@camber/domain/navigation"
import type { UserProfile } from "@camber/domain/visitor"
import { Badge, Breadcrumbs, Button, EmptyState, Link, LinkButton, PageTitle } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { useLoad, useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import { accountHead } from "../account/accountHead.ts"
import { AccountOverview } from "./AccountOverview.tsx"
import { AccountSettings } from "./AccountSettings.tsx"
import { OutcomeNotice } from "./AccountTextForm.tsx"
import { AccountStore } from "../account/AccountStore.ts"
import { useMenuItems } from "./useMenuItems.ts"

/**
 * Account page: orders, cars and lists first, then links and settings. For browsers with scripts, the server renders only the frame, which
 * is the same for all visitors.
 */
export const Component = observer(function AccountPage() {
  const account = useStore(AccountStore)
  useLoad("account", () => account.ask())
  const outcome = useLoaderData<AccountOutcome | null>()
  const { profile } = account
  const name = profile?.isRegistered ? (displayName(profile) ?? undefined) : undefined
  return (
    <div className="wrap account-page">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="My Account" />
      <PageTitle title="My Account" note={name} />
      <OutcomeNotice outcome={outcome} />
      {profile === undefined ? (
        <LoadingNotice label="Loading your account" rows={6} />
      ) : (
        <>
          {account.isStranger && <SignedOut hasSessionEnded={profile?.isBrowsingCustomerAuthorized === false} />}
          {profile?.isRegistered && <AccountOverview />}
          <PageLinks profile={profile} />
          {profile?.isRegistered && <AccountSettings profile={profile} />}
          {profile?.isRegistered && (
            <p className="account-end">
              <Button busy={account.isSigningOut} onClick={() => void account.signOut()}>
                Sign Out
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
})

/** Account menu for phones. */
const PageLinks = observer(function PageLinks({ profile }: { readonly profile: UserProfile | null }) {
  const items = useMenuItems(profile)
  return (
    <nav aria-label="Your account">
      <ul className="account-links">
        {items
          .filter(({ href }) => href !== ACCOUNT_PAGES.settings)
          .map(({ badge, href, label }) => (
            <li key={href}>
              <Link href={href}>
                {label}
                {badge !== undefined && <Badge>{badge}</Badge>}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
})

const SignedOut = ({ hasSessionEnded }: { readonly hasSessionEnded: boolean }) => (
  <EmptyState
    title={hasSessionEnded ? "Your session has ended" : "You are not signed in"}
    actions={
      <LinkButton variant="primary" href={hasSessionEnded ? signInHref(ACCOUNT_PAGES.settings) : ACCOUNT_PAGES.signIn}>
        Sign In/Register
      </LinkButton>
    }
  >
    Your garage, cart and lists are saved on this device, and move to your account when you sign in.
  </EmptyState>
)

/** Outcome of a settings form that was submitted without scripts. */
export const load: LazyPage<AccountOutcome | null>["load"] = async (_, { searchParams }) => parseAccountOutcome(searchParams.get("outcome"))

export const handle = accountHead<AccountOutcome | null>("My Account", ACCOUNT_PAGES.settings, withoutScriptsHref)
