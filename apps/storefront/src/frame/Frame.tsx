import { LinkProvider, SkipLink } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Outlet, ScrollRestoration } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { ThemeStore } from "../appearance/ThemeStore.ts"
import { RouterLink } from "../navigation/RouterLink.tsx"
import { PageProgress } from "../navigation/PageProgress.tsx"
import { usePageHead } from "../navigation/usePageHead.ts"
import { replayEarlyClicks } from "./earlyClicks.ts"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"

/** What stands around every page. */
export const Frame = observer(function Frame() {
  const { theme } = useStore(ThemeStore)
  usePageHead()
  useEffect(replayEarlyClicks, [])
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme
  }, [theme])
  return (
    <LinkProvider link={RouterLink}>
      <SkipLink />
      <PageProgress />
      <PageHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageFooter />
      <PhoneNavigation />
      <ScrollRestoration />
    </LinkProvider>
  )
})
