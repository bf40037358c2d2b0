import { LinkProvider, SkipLink } from "@camber/ui"
import { useRef } from "react"
import { Outlet } from "../../foundation/router/hooks.ts"
import { useDocumentTheme } from "../../features/appearance/useDocumentTheme.ts"
import { PageBanners } from "../../features/banners/PageBanners.tsx"
import { RouterLink } from "../../foundation/page/RouterLink.tsx"
import { PageArrival } from "../routes/PageArrival.tsx"
import { FreshVerdicts } from "../../features/vehicle/FreshVerdicts.tsx"
import { Announcements } from "./Announcements.tsx"
import { Overlays } from "./Overlays.tsx"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"

/** What surrounds every page. */
export const Frame = () => {
  const main = useRef<HTMLElement>(null)
  useDocumentTheme()
  return (
    <LinkProvider link={RouterLink}>
      <SkipLink />
      <PageBanners />
      <PageHeader />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <PageArrival main={main} />
      <Announcements />
      <PageFooter />
      <PhoneNavigation />
      <Overlays />
      <FreshVerdicts />
    </LinkProvider>
  )
}
