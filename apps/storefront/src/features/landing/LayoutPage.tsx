import { EmptyState, LinkButton, PageTitle } from "@camber/ui"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"

/** A placeholder page: the sign-up offer waits longer here, and search engines do not index it (GAP-89). */
export const Component = () => (
  <div className="wrap">
    <PageTitle title="Shop Parts" />
    <EmptyState
      title="All parts"
      actions={
        <LinkButton variant="primary" href="/shop/all">
          Shop All Parts
        </LinkButton>
      }
    >
      Street and race parts by category, make and vehicle.
    </EmptyState>
  </div>
)

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `Shop Parts | ${settings.brandName}`,
    description: "Parts for street and race cars.",
    canonicalPath: "/ds9layout",
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
