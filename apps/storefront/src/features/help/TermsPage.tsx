import "./help.css"
import { parsePolicyText } from "@camber/domain/content"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { askPolicy } from "../../foundation/page/Pages.ts"
import { termsOfSale } from "./termsOfSale.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Terms of Sale", href: "/info/terms" }

export const Component = () => {
  const { brandName, contactPhone, hours, policy } = useStore(SettingsStore)
  const own = useLoaderData<string | null>()
  const sections = own === null ? termsOfSale({ brandName, hours, phone: contactPhone, policy }) : parsePolicyText(own, here.label)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="the terms of your order" />
      {sections.map(({ about, id, paragraphs }) => (
        <section key={id} className="block" id={id} aria-labelledby={`about-${id}`}>
          <SectionHead id={`about-${id}`} title={about} />
          <div className="prose help__terms">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** The shop's own text; null for the standard text. */
export const load: LazyPage<string | null>["load"] = (pages) => pages.ask(askPolicy("terms"))

export const handle: PageHandle<string | null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "Orders, prices, payment, shipping, returns, the fit promise, warranty and core deposits.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
