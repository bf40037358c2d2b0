import "./privacy.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { parsePolicyText } from "@camber/domain/content"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { askPolicy } from "../../foundation/page/Pages.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GuestData } from "./GuestData.tsx"
import { PrivacyChoice } from "./PrivacyChoice.tsx"
import { privacyText } from "./privacyText.ts"

interface PrivacyData {
  /** Result of the last form that was posted without scripts. */
  readonly outcome: AccountOutcome | null
  /** The shop's own text; null for the standard text. */
  readonly own: string | null
}

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Privacy", href: ACCOUNT_PAGES.privacy }

export const Component = () => {
  const { outcome, own } = useLoaderData<PrivacyData>()
  const standard = privacyText(useStore(SettingsStore).policy)
  const sections = own === null ? standard : parsePolicyText(own, here.label)
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
        <GuestData before={outcome} />
      </section>
      {sections.map(({ about, id, paragraphs }) => (
        <section key={id} className="block" aria-labelledby={id}>
          <SectionHead id={id} title={about} />
          <div className="prose privacy__text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

export const load: LazyPage<PrivacyData>["load"] = async (pages, { searchParams }) => ({
  outcome: parseAccountOutcome(searchParams.get("outcome")),
  own: await pages.ask(askPolicy("privacy"))
})

export const handle: PageHandle<PrivacyData> = {
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
