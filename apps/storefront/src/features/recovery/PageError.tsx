import { Button, NotFound, Offline, Unavailable } from "@camber/ui"
import { useEffect, useSyncExternalStore } from "react"
import { useLocation, useNavigate, useRouteError } from "../../foundation/router/hooks.ts"
import { isErrorResponse } from "../../foundation/router/responses.ts"
import { isFormPath } from "../../foundation/page/hrefs.ts"
import { errorHead } from "../../foundation/page/PageHead.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundRecommendations } from "./NotFoundRecommendations.tsx"
import { notFoundPages } from "./notFoundPages.ts"
import { topCategories } from "./topCategories.ts"

/** The full pages for errors: an address that leads nowhere, a page that no network could bring, and everything else. */
export default function PageError() {
  const settings = useStore(SettingsStore)
  const error = useRouteError()
  const answer = isErrorResponse(error) ? error : { status: 500, data: null }
  const isOffline = useFailedOffline() && answer.status !== 404
  const title = isOffline ? `You are offline | ${settings.brandName}` : errorHead(answer.status, settings).title
  useEffect(() => {
    const former = document.title
    document.title = title
    // A page that is drawn again with the same data does not say anew what it is called.
    return () => {
      if (document.title === title) document.title = former
    }
  }, [title])
  return (
    <div className="wrap">
      {answer.status === 404 ? (
        <NoSuchPage variant={Number(answer.data?.variant)} />
      ) : isOffline ? (
        <WithoutNetwork />
      ) : (
        <OutOfOrder phone={settings.contactPhone} />
      )}
    </div>
  )
}

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

/** Not followed: what the page says stands until it is asked for anew. */
const follow = () => () => {}

/** Whether there is no network where the page failed; the server cannot know. */
const useFailedOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )

const reload = () => location.reload()

/** Asks for the page anew as soon as the connection is back. The button asks from within the page: a reload would leave the browser's own behind. */
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

/**
 * `variant` says which of the twelve; one that there is not shows the first. `showRecommendations` false asks for none (GAP-07), and has no room for
 * them: by itself on a page of forms, which never comes alive.
 */
const NoSuchPage = ({ showRecommendations = true, variant }: { readonly variant: number; readonly showRecommendations?: boolean }) => {
  const isForm = isFormPath(useLocation().pathname)
  const { headline, picture, subline } = notFoundPages[variant] ?? notFoundPages[0]!
  return (
    <NotFound
      headline={headline}
      subline={subline}
      picture={{ src: `/content/parts/${picture}.svg`, alt: "" }}
      ways={[
        { label: "Continue Shopping", href: "/" },
        { label: "Shop Deals", href: "/deals" },
        { label: "Read Articles", href: "/the-toolbox" }
      ]}
      categories={topCategories}
      allCategories={{ label: "Shop All Categories", href: "/shop/all" }}
    >
      {showRecommendations && !isForm && <NotFoundRecommendations />}
    </NotFound>
  )
}
