import { LinkProvider, SkipLink, VisuallyHidden } from "@camber/ui"
import { Outlet, ScrollRestoration, useLocation, type NavigateOptions, useNavigate, useRevalidator } from "react-router-dom"
import { useDocumentTheme } from "../../features/theme/ThemeStore.ts"
import { PageBanners } from "../../features/banners/PageBanners.tsx"
import { checkoutHref } from "../../foundation/page/hrefs.ts"
import { RouterLink } from "../../foundation/page/RouterLink.tsx"
import { PageArrival } from "../routes/PageArrival.tsx"
import { VerdictRefresher } from "../../features/vehicle/VerdictRefresher.tsx"
import { Overlays } from "./Overlays.tsx"
import { getScrollKey } from "./restoreScrollAfterReload.ts"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"
import { observer } from "mobx-react-lite"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useEffect, useEffectEvent } from "react"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { CartStore } from "../../features/cart/CartStore.ts"
import { HeldNote } from "../../features/cart/view/held-note/HeldNote.tsx"

/** Notice of adds held for a network connection. Part of the initial code, because code cannot load offline. */
const HeldAddsNote = observer(function HeldAddsNote() {
  return <HeldNote count={useStore(CartStore).heldCount} />
})

/** Keeps the scroll position and runs no loader. */
const STAY: NavigateOptions = { defaultShouldRevalidate: false, preventScrollReset: true, replace: true }

/** Gives stores the router's functions. */
const RouterBridge = () => {
  const navigator = useStore(PageNavigator)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const here = useLocation()
  // A navigation to the displayed page cancels the pending one. Back and Forward have already changed the URL, so they proceed.
  const cancel = useEffectEvent(() => {
    const { hash, pathname, search, state } = here
    if (location.pathname + location.search + location.hash !== pathname + search + hash) return
    void navigate({ hash, pathname, search }, { ...STAY, state: state as unknown })
  })
  useEffect(
    () => navigator.attach({ navigate: (href) => void navigate(href), revalidate, cancel: () => cancel() }),
    [navigate, navigator, revalidate]
  )
  return null
}

/** The page's live region for screen readers. It exists before the first announcement, as screen readers require. */
const Announcements = observer(function Announcements() {
  const { newest } = useStore(AnnouncementStore)
  return (
    <div aria-live="polite" aria-relevant="additions">
      {newest.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  )
})

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
      <ScrollRestoration getKey={getScrollKey} />
      <Announcements />
      <HeldAddsNote />
      <PageFooter />
      <PhoneNavigation />
      <Overlays />
      <VerdictRefresher />
    </LinkProvider>
  )
}
