import "./landing.css"
import type { ArticleTeaser } from "@camber/domain/content"
import type { NavigationLink } from "@camber/domain/navigation"
import type { Listing } from "@camber/domain/search"
import { Breadcrumbs, LinkBoard, PageTitle, SectionHead, TileGrid } from "@camber/ui"
import { LinkGroups } from "./view/directory/LinkGroups.tsx"
import { useLoaderData } from "react-router-dom"
import { getImageUrl } from "../../foundation/page/images.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { formatCount } from "../../foundation/page/format.ts"
import { ARTICLES_IN_SECTION, ArticlesSection, fetchLandingListing, PartsSection } from "./LandingSections.tsx"
import { groupLinks, toBoardRows } from "./linkGroups.ts"
import { type MarketPlace, markets } from "./markets.ts"

interface MarketData {
  readonly path: string
  readonly parts: Listing
  readonly cars: ReadonlyArray<NavigationLink>
  readonly articles: ReadonlyArray<ArticleTeaser>
}

const trail = [{ label: "Home", href: "/" }]
const placeAt = (path: string): MarketPlace => markets[path] ?? markets["/street"]!

export const Component = () => {
  const { articles, cars, parts, path } = useLoaderData() as MarketData
  const place = placeAt(path)
  return (
    <div className="wrap directory-page">
      <Breadcrumbs items={trail} current={place.title} />
      <PageTitle title={place.title} note={place.note} />
      <section className="block" aria-labelledby="categories">
        <SectionHead
          id="categories"
          title="Shop by Category"
          link={{ label: `See All (${formatCount(parts.total)})`, href: parts.canonicalPath }}
        />
        <TileGrid
          tiles={parts.children.map(({ count, href, imageUrl, label }) => ({
            label,
            href,
            count: formatCount(count),
            picture: { src: getImageUrl(imageUrl), alt: "" }
          }))}
        />
      </section>
      {cars.length > 0 && (
        <section className="block" aria-labelledby="cars">
          <SectionHead id="cars" title={place.cars.title} link={place.cars.link} />
          {cars.some(({ subItems }) => subItems.length > 0) ? (
            <LinkGroups groups={groupLinks(cars)} headingLevel={3} />
          ) : (
            <LinkBoard rows={toBoardRows(cars)} />
          )}
        </section>
      )}
      <PartsSection id="popular" title={`Popular ${place.title} Parts`} cards={parts.cards} href={parts.canonicalPath} />
      <ArticlesSection articles={articles} href={`/the-toolbox/${place.category}`} />
    </div>
  )
}

export const load: LazyPage<MarketData>["load"] = async (pages, { pathname }) => {
  const path = pathname.toLowerCase()
  const { cars, category } = placeAt(path)
  const [parts, links, articles] = await Promise.all([
    fetchLandingListing(pages, { scope: { kind: "market", slug: path.slice(1) } }),
    pages.directory(cars.list),
    pages.articles(category)
  ])
  return { path, parts, cars: links.filter(cars.shows).slice(0, cars.most), articles: articles.slice(0, ARTICLES_IN_SECTION) }
}

export const handle: PageHandle<MarketData> = {
  head: ({ parts, path }, { settings }) => {
    const { description, title } = placeAt(path)
    const here = { label: title, href: path }
    return {
      title: `${title} Shop | ${settings.brandName}`,
      description,
      canonicalPath: path,
      isIndexed: true,
      imagePath: null,
      structuredData: (origin) => [breadcrumbs(origin, [...trail, here]), collectionPage(origin, here, parts.children)]
    }
  }
}
