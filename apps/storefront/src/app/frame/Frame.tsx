import { LinkProvider, SkipLink } from "@camber/ui"
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom"
import { useDocumentTheme } from "../../features/theme/useDocumentTheme.ts"
import { PageBanners } from "../../features/banners/PageBanners.tsx"
import { checkoutHref } from "../../foundation/page/hrefs.ts"
import { RouterLink } from "../../foundation/page/RouterLink.tsx"
import { PageArrival } from "../routes/PageArrival.tsx"
import { VerdictRefresher } from "../../features/vehicle/VerdictRefresher.tsx"
import { Announcements } from "./Announcements.tsx"
import { HeldAddsNote } from "../../features/cart/HeldAddsNote.tsx"
import { Overlays } from "./Overlays.tsx"
import { RouterBridge } from "./RouterBridge.tsx"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"

/** The checkout's header, whose styles (`checkout-head.css`) hide all but the shop's logo. */
const hasShortHeader = (path: string): boolean => path.toLowerCase() === checkoutHref

/** The frame around every page. */
export const Frame = () => {
  const { pathname } = useLocation()
  const frame = hasShortHeader(pathname) ? "short" : "full"
  useDocumentTheme()
  return (
    <LinkProvider link={RouterLink}>
      <SkipLink />
      <PageBanners />
      {/* The checkout has separate header and page elements, because React would move shared ones. */}
      <PageHeader key={`header ${frame}`} />
      <main key={frame} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageArrival />
      <RouterBridge />
      <ScrollRestoration />
      <Announcements />
      <HeldAddsNote />
      <PageFooter />
      <PhoneNavigation />
      <Overlays />
      <VerdictRefresher />
    </LinkProvider>
  )
}
