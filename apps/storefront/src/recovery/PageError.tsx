import { Button, NotFound, Unavailable } from "@camber/ui"
import { isRouteErrorResponse, useRouteError } from "react-router-dom"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore } from "../frame/SettingsStore.ts"
import { notFoundPages } from "./notFoundPages.ts"
import { topCategories } from "./topCategories.ts"

/** The two full pages for errors: an address that leads nowhere, and everything else. */
export const PageError = () => {
  const { contactPhone } = useStore(SettingsStore)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return (
      <div className="wrap">
        <Unavailable
          phone={contactPhone}
          action={
            <Button variant="primary" data-early onClick={() => location.reload()}>
              Refresh the page
            </Button>
          }
        />
      </div>
    )
  }
  const page = notFoundPages[Number(error.data?.variant)] ?? notFoundPages[0]!
  return (
    <div className="wrap">
      <NotFound
        headline={page.headline}
        subline={page.subline}
        picture={{ src: `/content/parts/${page.picture}.svg`, alt: "" }}
        ways={[
          { label: "Continue Shopping", href: "/" },
          { label: "Read Articles", href: "/the-toolbox" }
        ]}
        categories={topCategories}
        allCategories={{ label: "Shop All Categories", href: "/shop/all" }}
      />
    </div>
  )
}
