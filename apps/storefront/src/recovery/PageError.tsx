import { Button, NotFound, Unavailable } from "@camber/ui"
import { useEffect } from "react"
import { isRouteErrorResponse, useRouteError } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore } from "../frame/SettingsStore.ts"
import { errorHead } from "../navigation/PageHead.ts"
import { LostPageOffer } from "./LostPageOffer.tsx"
import { notFoundPages } from "./notFoundPages.ts"
import { topCategories } from "./topCategories.ts"

/** The two full pages for errors: an address that leads nowhere, and everything else. */
export const PageError = () => {
  const settings = useStore(SettingsStore)
  const error = useRouteError()
  const answer = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const { title } = errorHead(answer.status, settings)
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="wrap">
      {answer.status === 404 ? <NoSuchPage variant={Number(answer.data?.variant)} /> : <OutOfOrder phone={settings.contactPhone} />}
    </div>
  )
}

const OutOfOrder = ({ phone }: { readonly phone: string }) => (
  <Unavailable
    phone={phone}
    action={
      <Button variant="primary" data-early onClick={() => location.reload()}>
        Refresh the page
      </Button>
    }
  />
)

/** `variant` says which of the twelve; one that there is not shows the first. `showRecommendations` false asks for none (GAP-07). */
const NoSuchPage = ({ showRecommendations = true, variant }: { readonly variant: number; readonly showRecommendations?: boolean }) => {
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
      {showRecommendations && <LostPageOffer />}
    </NotFound>
  )
}
