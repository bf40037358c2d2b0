import "@camber/ui/landing.css"
import { Breadcrumbs, PageTitle, ServiceList } from "@camber/ui"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore, staffedHours } from "../frame/SettingsStore.ts"
import type { LatePage } from "../navigation/latePage.ts"
import type { PageHandle } from "../navigation/PageHead.ts"
import { breadcrumbs } from "../navigation/structuredData.ts"
import { servicesOf } from "./services.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Services", href: "/services" }

export const Component = () => {
  const { contactPhone } = useStore(SettingsStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="what we do besides selling parts" />
      <ServiceList services={servicesOf(contactPhone, staffedHours)} />
    </div>
  )
}

export const load: LatePage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "The fit check, help by phone, parts to your door, kits, workshop knowledge and deals.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
