import { DOWNLOAD_PATH } from "@camber/domain/account"
import type { UserProfile } from "@camber/domain/visitor"
import { Button, SectionHead } from "@camber/ui"
import { useState } from "react"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import { AddressBook } from "../addresses/AddressBook.tsx"
import { AccountTextForm } from "./AccountTextForm.tsx"
import { SecondFactorStatus } from "./SecondFactorStatus.tsx"
import { SignedInBrowsers } from "./SignedInBrowsers.tsx"

/** Account settings, data export and account deletion. */
export const AccountSettings = ({ profile }: { readonly profile: UserProfile }) => {
  const [isDeleting, setDeleting] = useState(false)
  const hasScripts = useHasScripts()
  const deletion = (
    <>
      <p>
        This permanently deletes your account, garage, cart and lists, and removes your name from past orders. An order on its way keeps its
        shipping address until it&rsquo;s delivered or canceled. Enter your password to continue.
      </p>
      <AccountTextForm form="delete" label="Delete your account" fields={["password"]} look="quiet" submit="Delete Permanently">
        <Button variant="ghost" onClick={() => setDeleting(false)}>
          Keep My Account
        </Button>
      </AccountTextForm>
    </>
  )
  return (
    <div className="account-forms">
      <section className="block account-forms__wide" aria-labelledby="addresses">
        <SectionHead id="addresses" title="Your addresses" />
        <AddressBook />
      </section>
      <section className="block" aria-labelledby="profile">
        <SectionHead id="profile" title="Your name" />
        <AccountTextForm
          form="profile"
          label="Change your name"
          fields={["firstName", "lastName"]}
          values={{ firstName: profile.firstName ?? "", lastName: profile.lastName ?? "" }}
          look="quiet"
          submit="Save Name"
        />
      </section>
      <section className="block" aria-labelledby="address">
        <SectionHead id="address" title="Your email address" />
        <p>Currently {profile.emailAddress}. We'll send a link to the new address. It takes effect when you open it.</p>
        <AccountTextForm
          form="email"
          label="Change your email address"
          fields={["emailAddress", "password"]}
          labels={{ emailAddress: "New email address" }}
          look="quiet"
          submit="Change Email"
        />
      </section>
      <section className="block" aria-labelledby="password">
        <SectionHead id="password" title="Your password" />
        <AccountTextForm
          form="password"
          label="Change your password"
          fields={["password", "newPassword"]}
          labels={{ password: "Current password" }}
          look="quiet"
          submit="Change Password"
          words={{ done: "Password changed. Every other device is signed out." }}
        />
      </section>
      <section className="block" aria-labelledby="factor">
        <SectionHead id="factor" title="Two-factor authentication" />
        <SecondFactorStatus />
      </section>
      <section className="block" aria-labelledby="browsers">
        <SectionHead id="browsers" title="Where you are signed in" />
        <SignedInBrowsers />
      </section>
      <section className="block" aria-labelledby="newsletter">
        <SectionHead id="newsletter" title="Emails from us" />
        <p>
          {profile.isSignedUpForEmails ? "You are subscribed to our news and offers." : "You are not subscribed to our news and offers."}
        </p>
        <AccountTextForm
          form="newsletter"
          label="Change your email subscription"
          fields={[]}
          hidden={{ newsletter: profile.isSignedUpForEmails ? "off" : "on" }}
          look="quiet"
          submit={profile.isSignedUpForEmails ? "Unsubscribe" : "Subscribe"}
        />
      </section>
      <section className="block" aria-labelledby="data">
        <SectionHead id="data" title="Your data" />
        <p>
          <a className="link" href={DOWNLOAD_PATH} download>
            Download your data
          </a>
        </p>
        {!hasScripts && (
          <details>
            <summary>Delete My Account</summary>
            {deletion}
          </details>
        )}
        {hasScripts && isDeleting && deletion}
        {hasScripts && !isDeleting && (
          <p>
            <Button onClick={() => setDeleting(true)}>Delete My Account</Button>
          </p>
        )}
      </section>
    </div>
  )
}
