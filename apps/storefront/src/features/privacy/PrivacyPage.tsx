import "./privacy.css"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import type { LatePage } from "../../foundation/page/latePage.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { PrivacyChoice } from "./PrivacyChoice.tsx"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Privacy", href: "/info/privacy" }

export const Component = () => (
  <div className="wrap">
    <Breadcrumbs items={trail} current={here.label} />
    <PageTitle title={here.label} note="what we keep, and your say in it" />
    <section className="block" aria-labelledby="choice">
      <SectionHead id="choice" title="Your choice" />
      <PrivacyChoice />
    </section>
    <section className="block" aria-labelledby="needed">
      <SectionHead id="needed" title="What the shop needs to work" />
      <div className="prose privacy__text">
        <p>
          Your garage, your cart, your lists and your orders are kept with us under a number that only this browser knows, and under your
          account once you have one. Your browser keeps that number, the vehicle that you have selected, light or dark, and the place that
          you want parts sent to. Without these there would be no cart to come back to.
        </p>
        <p>What you write to us by a form is read by our staff and by nobody else.</p>
      </div>
    </section>
    <section className="block" aria-labelledby="learnt">
      <SectionHead id="learnt" title="What we learn from" />
      <div className="prose privacy__text">
        <p>
          While you are here we note which pages and parts are looked at, what is searched for and found, what goes into a cart or onto a
          list, which recommendations were in sight, and how quickly pages answered. It tells us which searches found nothing and which
          parts go together. In your browser we keep when you were last here, how you came, and how many pages you saw.
        </p>
        <p>All of it stays in this shop: no advertiser and no other company gets any of it. As a rule it is deleted after ninety days.</p>
      </div>
    </section>
    <section className="block" aria-labelledby="stop">
      <SectionHead id="stop" title="How to stop it" />
      <div className="prose privacy__text">
        <p>
          Press the switch above, or turn on Global Privacy Control in your browser: we honor both. From then on nothing but what the shop
          needs to work leaves your browser, and our servers keep nothing else either. Nothing here works worse for it.
        </p>
      </div>
    </section>
  </div>
)

export const load: LatePage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "What the shop keeps to work, what it learns from, and a switch that stops the learning.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
