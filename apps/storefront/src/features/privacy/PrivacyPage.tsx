import "./privacy.css"
import { ACCOUNT_PAGES, type AccountOutcome, parseAccountOutcome } from "@camber/domain/account"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { GuestData } from "./GuestData.tsx"
import { PrivacyChoice } from "./PrivacyChoice.tsx"
import { privacyText } from "./privacyText.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Privacy", href: ACCOUNT_PAGES.privacy }

export const Component = () => {
  const sections = privacyText(useStore(SettingsStore).policy)
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
