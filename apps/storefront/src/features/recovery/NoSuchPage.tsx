import { NotFound } from "@camber/ui"
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom"
import { isFormPath } from "../../foundation/page/hrefs.ts"
import { topCategories, NotFoundStore } from "./NotFoundStore.ts"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

const lostPageParts: LazyComponent = () => import("./LostPageParts.tsx")

/**
 * Renders the recommendations of the status 404 page. They load after the page into the space that the server reserves. The space is
 * removed if there are no recommendations or their code fails to load; the page then shows all of its links.
 */
const NotFoundRecommendations = observer(function NotFoundRecommendations() {
  const [isOut, setOut] = useState(false)
  const page = useStore(NotFoundStore)
  useEffect(() => page.ask(), [page])
  return isOut || page.offered?.length === 0 ? null : (
    <div className="recs block">
      <Lazy load={lostPageParts} isWanted onFailure={() => setOut(true)} />
    </div>
  )
})

/** The 404 page's humorous texts (ERR-01), each with its own drawing from the content host (GAP-04). One random number selects both. */
export const notFoundPages: ReadonlyArray<{ readonly headline: string; readonly subline: string; readonly picture: string }> = [
  {
    headline: "Threw a rod",
    subline: "This page left through the side of the block. The rest of the shop still runs.",
    picture: "connecting-rod"
  },
  { headline: "Missed the shift", subline: "You were after third and found neutral. Try again from the top.", picture: "shifter" },
  { headline: "Out of fuel", subline: "The page ran dry a lap early. There is plenty more in the shop.", picture: "fuel-cell" },
  { headline: "Off the racing line", subline: "Nothing out here but marbles. Rejoin when it is safe.", picture: "tire" },
  { headline: "No spark", subline: "We cranked and cranked. This address will not fire.", picture: "spark-plug" },
  { headline: "Cross-threaded", subline: "Someone forced this link. Back it off and start it by hand.", picture: "bolts" },
  { headline: "Gauge reads zero", subline: "We tapped the glass, and there is still no page.", picture: "gauge" },
  { headline: "Black-flagged", subline: "This page has been called in. Race control did not say why.", picture: "helmet" },
  { headline: "Wrong side of the gasket", subline: "It should have sealed here. It did not.", picture: "gasket-set" },
  { headline: "Dropped the 10 mm", subline: "It rolled where 10 mm sockets go. So did this page.", picture: "wrench-set" },
  { headline: "Vapor lock", subline: "The page was here a moment ago. Let it cool and try another.", picture: "carburetor" },
  { headline: "Left on the trailer", subline: "We packed everything but this page.", picture: "tie-down" }
]

/**
 * Renders the error's variant, or the first variant if the error's is unknown. A page of forms, which is never hydrated, reserves no space
 * for recommendations (GAP-07).
 */
export default function NoSuchPage() {
  const isForm = isFormPath(useLocation().pathname)
  const error = useRouteError()
  const variant = isRouteErrorResponse(error) ? Number(error.data?.variant) : 0
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
      {!isForm && <NotFoundRecommendations />}
    </NotFound>
  )
}
