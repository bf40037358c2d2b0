import { LinkProvider, SkipLink } from "@camber/ui"
import { useLocation } from "../../foundation/router/hooks.ts"
import type { PageMatch } from "../../foundation/router/PageRouter.ts"
import { KeepMountedOutlet } from "../../foundation/router/KeepMountedOutlet.tsx"
import { useDocumentTheme } from "../../features/theme/useDocumentTheme.ts"
import { PageBanners } from "../../features/banners/PageBanners.tsx"
import { checkoutHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { RouterLink } from "../../foundation/page/RouterLink.tsx"
import { PageArrival } from "../routes/PageArrival.tsx"
import { VerdictRefresher } from "../../features/vehicle/VerdictRefresher.tsx"
import { Announcements } from "./Announcements.tsx"
import { HeldAddsNote } from "../../features/cart/HeldAddsNote.tsx"
import { Overlays } from "./Overlays.tsx"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"

/** The checkout's, of which its styles (`checkout-head.css`) leave the shop's mark alone. */
const hasShortHeader = (path: string): boolean => path.toLowerCase() === checkoutHref

const isLeftStanding = ({ handle }: PageMatch["route"]): boolean => (handle as PageHandle | undefined)?.isLeftStanding === true

/** What surrounds every page. */
export const Frame = () => {
  const { pathname } = useLocation()
  const frame = hasShortHeader(pathname) ? "short" : "full"
  useDocumentTheme()
  return (
    <LinkProvider link={RouterLink}>
      <SkipLink />
      <PageBanners />
      {/* The checkout's header is another one, and so is the page below it: the same ones would have been moved. */}
      <PageHeader key={`header ${frame}`} />
      <main key={frame} id="main" tabIndex={-1}>
        <KeepMountedOutlet stays={isLeftStanding} />
      </main>
      <PageArrival />
      <Announcements />
      <HeldAddsNote />
      <PageFooter />
      <PhoneNavigation />
      <Overlays />
      <VerdictRefresher />
    </LinkProvider>
  )
}
