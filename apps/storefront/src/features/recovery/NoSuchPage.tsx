import { NotFound } from "@camber/ui"
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router-dom"
import { isFormPath } from "../../foundation/page/hrefs.ts"
import { NotFoundRecommendations } from "./NotFoundRecommendations.tsx"
import { notFoundPages } from "./notFoundPages.ts"
import { topCategories } from "./topCategories.ts"

/**
 * Renders the error's variant; an unknown one is the first. A page of forms, which is never hydrated, reserves no space for recommendations
 * (GAP-07).
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
