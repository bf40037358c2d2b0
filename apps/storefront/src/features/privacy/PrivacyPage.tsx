import "./privacy.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "../../foundation/router/hooks.ts"
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
        <SectionHead id="needed" title="What the shop needs to work" />
        <div className="prose privacy__text">
          <p>
            We store your garage, cart, lists and orders under an ID that only this browser knows, and under your account once you have one.
            Your browser stores that ID, the vehicle you have selected, your light or dark theme, and the place you want parts shipped to.
            Without these there would be no cart to come back to.
          </p>
          <p>
            An order keeps the address it goes to, because a package without an address helps nobody. When you delete your account, your
            name and address go out of your orders as soon as these have come to their end. Mail that we wrote to you is deleted after 30
            days.
          </p>
          {payment === "stripe" && (
            <p>
              You pay on Stripe’s page. Stripe gets the order’s number, its total and your email address from us, and tells us whether it is
              paid; your card’s number never comes to us.
            </p>
          )}
          {taxes === "stripe" && (
            <p>
              Stripe also calculates the tax: it gets the state and zip that your parts go to and what is in the order, and not your name or
              street.
            </p>
          )}
          {carriers === "shippo" && (
            <p>
              Shippo asks the carriers what shipping costs: it gets the state and zip that your parts go to and the weight and size of the
              boxes, and not your name or street.
            </p>
          )}
          <p>What you send us in a form is read only by our staff.</p>
        </div>
      </section>
      <section className="block" aria-labelledby="learnt">
        <SectionHead id="learnt" title="What we learn from" />
        <div className="prose privacy__text">
          <p>
            While you are here we record which pages and parts are viewed, what is searched for and found, what goes into a cart or onto a
            list, which recommendations were on screen, and how fast pages responded. It shows us which searches found nothing and which
            parts go together. Your browser stores when you were last here, how you got here, and how many pages you viewed.
          </p>
          <p>
            All of it stays in this shop: no advertiser or other company gets any of it. It is deleted after {eventDays} days at the latest.
          </p>
        </div>
      </section>
      <section className="block" aria-labelledby="stop">
        <SectionHead id="stop" title="How to stop it" />
        <div className="prose privacy__text">
          <p>
            Use the switch above, or turn on Global Privacy Control in your browser: we honor both. Your browser then sends only what the
            shop needs to work, and our servers store nothing else. The shop works just as well without it.
          </p>
        </div>
      </section>
    </div>
  )
}

/** What became of the form that was sent without scripts. */
export const load: LazyPage<AccountOutcome | null>["load"] = async (_, { searchParams }) => parseAccountOutcome(searchParams.get("outcome"))

export const handle: PageHandle<AccountOutcome | null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "What the shop stores, what it learns from, and a switch to turn that off.",
    canonicalPath: here.href,
    isIndexed: true,
    needsScripts: "The switch on this page",
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
