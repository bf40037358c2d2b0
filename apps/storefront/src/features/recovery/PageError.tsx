import { Button, Offline, Unavailable } from "@camber/ui"
import { useEffect, useSyncExternalStore } from "react"
import { useLocation, useNavigate, useRouteError } from "react-router-dom"
import { isRouteErrorResponse } from "react-router-dom"
import { deferHydration } from "../../foundation/lazy/deferHydration.tsx"
import { errorHead } from "../../foundation/page/PageHead.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** The page of unknown URLs, which few visits need. */
export const noSuchPage = deferHydration(
  "no-such-page",
  () => import("./NoSuchPage.tsx"),
  () => Promise.resolve()
)

/** Renders the full error pages: an unknown URL, a page that failed to load offline, and all other errors. */
export const PageError = () => {
  const settings = useStore(SettingsStore)
  const error = useRouteError()
  const answer = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const isOffline = useFailedOffline() && answer.status !== 404
  const title = isOffline ? `You are offline | ${settings.brandName}` : errorHead(answer.status, settings).title
  useEffect(() => {
    const former = document.title
    document.title = title
    // A page that is rendered again with the same data does not set its title again.
    return () => {
      if (document.title === title) document.title = former
    }
  }, [title])
  return (
    <div className="wrap">
      {answer.status === 404 ? <noSuchPage.Component /> : isOffline ? <WithoutNetwork /> : <OutOfOrder phone={settings.contactPhone} />}
    </div>
  )
}

/** Renders the error page when the frame itself failed: it contains the main landmark. */
export const FrameError = () => (
  <main id="main">
    <PageError />
  </main>
)

const OutOfOrder = ({ phone }: { readonly phone: string }) => (
  <Unavailable
    phone={phone}
    action={
      <Button variant="primary" data-early onClick={reload}>
        Refresh the page
      </Button>
    }
  />
)

/** No subscription: the page keeps its message until it is reloaded. */
const follow = () => () => {}

/** Returns whether the page failed offline; the server cannot know. */
const useFailedOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )

const reload = () => location.reload()

/**
 * Reloads the page as soon as the connection returns. The button loads in the page: a browser reload would end at the browser's own error
 * page.
 */
const WithoutNetwork = () => {
  const navigate = useNavigate()
  const here = useLocation()
  useEffect(() => {
    addEventListener("online", reload)
    return () => removeEventListener("online", reload)
  }, [])
  return (
    <Offline
      action={
        <Button variant="primary" onClick={() => void navigate(here, { replace: true })}>
          Try again
        </Button>
      }
    />
  )
}
