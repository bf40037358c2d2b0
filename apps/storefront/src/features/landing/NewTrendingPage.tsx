import type { ArticleTeaser } from "@camber/domain/content"
import type { Listing } from "@camber/domain/search"
import { Breadcrumbs, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { ARTICLES_IN_SECTION, ArticlesSection, fetchLandingListing, PartsSection } from "./LandingSections.tsx"

interface NewTrendingData {
  readonly newest: Listing
  readonly popular: Listing
  readonly deals: Listing
  readonly articles: ReadonlyArray<ArticleTeaser>
}

const trail = [{ label: "Home", href: "/" }]
const here = { label: "New & Trending", href: "/pages/newtrending" }

export const Component = () => {
  const { articles, deals, newest, popular } = useLoaderData() as NewTrendingData
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note="the latest arrivals and the best sellers" />
      <PartsSection id="newest" title="New Arrivals" cards={newest.cards} href="/shop/all?sort=new" />
      <PartsSection id="popular" title="Popular Right Now" cards={popular.cards} href="/shop/all?sort=popular" />
      <PartsSection id="deals" title="On Sale" cards={deals.cards} href="/deals" />
      <ArticlesSection articles={articles} href="/the-toolbox/news~2-3" />
    </div>
  )
}

export const load: LazyPage<NewTrendingData>["load"] = async (pages) => {
  const [newest, popular, deals, articles] = await Promise.all([
    fetchLandingListing(pages, { sort: "new" }),
    fetchLandingListing(pages, { sort: "popular" }),
    fetchLandingListing(pages, { scope: { kind: "deals", slug: "deals" } }),
    pages.articles(null)
  ])
  return { newest, popular, deals, articles: articles.slice(0, ARTICLES_IN_SECTION) }
}

export const handle: PageHandle<NewTrendingData> = {
  head: ({ newest }, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "New arrivals, the parts that sell best, what is on sale and the newest articles.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trail, here]),
      collectionPage(
        origin,
        here,
        newest.cards.map(({ displayTitle, productPageUrl }) => ({ label: displayTitle, href: productPageUrl }))
      )
    ]
  })
}
