import "./help.css"
import { Breadcrumbs, PageTitle, SectionHead } from "@camber/ui"
import { SettingsStore, staffedHours } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { termsOfSale } from "./termsOfSale.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Terms of Sale", href: "/info/terms" }

export const Component = () => {
  const { brandName, contactPhone, policy } = useStore(SettingsStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="the terms of your order" />
      {termsOfSale({ brandName, hours: staffedHours, phone: contactPhone, policy }).map(({ about, id, paragraphs }) => (
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

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "Orders, prices, payment, shipping, returns, the fit promise, warranty and core deposits.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
