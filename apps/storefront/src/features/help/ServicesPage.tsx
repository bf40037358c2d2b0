import "./help.css"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { ServiceList } from "./view/help/ServiceList.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { getServices } from "./services.ts"

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Services", href: "/services" }

export const Component = () => {
  const { contactPhone, hours } = useStore(SettingsStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="what we do besides selling parts" />
      <ServiceList services={getServices(contactPhone, hours)} />
    </div>
  )
}

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "Fitment checks, help by phone, delivery, kits, technical know-how and deals.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, here])]
  })
}
