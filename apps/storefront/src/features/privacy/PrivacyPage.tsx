import "./privacy.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/createLazyPage.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GuestData } from "./GuestData.tsx"
import { PrivacyChoice } from "./PrivacyChoice.tsx"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Privacy", href: ACCOUNT_PAGES.privacy }

export const Component = () => {
  const { carriers, eventDays, payment, taxes } = useStore(SettingsStore).policy
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="what we store, and your choices" />
      <section className="block" aria-labelledby="choice">
        <SectionHead id="choice" title="Your choice" />
        <PrivacyChoice />
      </section>
      <section className="block" aria-labelledby="data">
        <SectionHead id="data" title="Your data" />
        <GuestData before={useLoaderData<AccountOutcome | null>()} />
      </section>
      <section className="block" aria-labelledby="needed">
        <SectionHead id="needed" title="What we need to run the shop" />
        <div className="prose privacy__text">
          <p>
            We store your garage, cart, lists and orders under an ID that only this browser has. Once you have an account, we store them
            there. Your browser stores that ID, your selected vehicle, your light or dark theme and your shipping location. We need these to
            keep your cart between visits.
          </p>
          <p>
            We keep an order's shipping address so we can deliver it. When you delete your account, we remove your name and address from
            your orders as soon as they are complete. We delete our emails to you after 30 days.
          </p>
          {payment === "stripe" && (
            <p>
              You pay on Stripe’s page. We send Stripe the order number, its total and your email address. Stripe reports to us whether the
              order is paid. We never see your card number.
            </p>
          )}
          {taxes === "stripe" && (
            <p>
              Stripe also calculates the tax. We send it your state, your ZIP code and the items in the order, but not your name or street.
            </p>
          )}
          {carriers === "shippo" && (
            <p>
              Shippo gets shipping rates from the carriers. We send it your state, your ZIP code and the weight and size of the boxes, but
              not your name or street.
            </p>
          )}
          <p>Only our staff reads what you send us in a form.</p>
        </div>
      </section>
      <section className="block" aria-labelledby="learnt">
        <SectionHead id="learnt" title="What we measure" />
        <div className="prose privacy__text">
          <p>
            During your visit we record the pages and parts you view, your searches and their results, what you add to your cart and lists,
            the recommendations you see, and how fast pages respond. This shows us which searches find nothing and which parts go together.
            Your browser stores the time of your last visit, how you got here and how many pages you viewed.
          </p>
          <p>We don't share this data with advertisers or other companies. We delete it after {eventDays} days at the latest.</p>
        </div>
      </section>
      <section className="block" aria-labelledby="stop">
        <SectionHead id="stop" title="How to stop it" />
        <div className="prose privacy__text">
          <p>
            Use the switch above, or turn on Global Privacy Control in your browser. We honor both. Your browser then sends only what the
            shop needs to work, and our servers store nothing else. Everything in the shop still works.
          </p>
        </div>
      </section>
    </div>
  )
}

/** Result of the last form that was posted without scripts. */
export const load: LazyPage<AccountOutcome | null>["load"] = async (_, { searchParams }) => parseAccountOutcome(searchParams.get("outcome"))

export const handle: PageHandle<AccountOutcome | null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "What we store, what we measure, and a switch to turn measuring off.",
    canonicalPath: here.href,
    isIndexed: true,
    needsScripts: "The switch on this page",
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
