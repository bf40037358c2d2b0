import { LinkProvider, SkipLink } from "@camber/ui"
import { useEffect } from "react"
import { Outlet, ScrollRestoration } from "react-router-dom"
import { useDocumentTheme } from "../appearance/useDocumentTheme.ts"
import { RouterLink } from "../navigation/RouterLink.tsx"
import { PageProgress } from "../navigation/PageProgress.tsx"
import { usePageHead } from "../navigation/usePageHead.ts"
import { replayEarlyClicks } from "./earlyClicks.ts"
import { PageFooter } from "./PageFooter.tsx"
import { PageHeader } from "./PageHeader.tsx"
import { PhoneNavigation } from "./PhoneNavigation.tsx"

/** What stands around every page. */
export const Frame = () => {
  usePageHead()
  useDocumentTheme()
  useEffect(replayEarlyClicks, [])
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
}
