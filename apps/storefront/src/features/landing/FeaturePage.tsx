import type { ArticleTeaser } from "@camber/domain/content"
import type { Listing } from "@camber/domain/search"
import { ArticleBody, ArticleContents, Breadcrumbs, Drawing } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { ARTICLES_IN_SECTION, ArticlesSection, fetchLandingListing, PartsSection } from "./LandingSections.tsx"
import { type Feature, features, racingEngines } from "./features.ts"

interface FeatureData {
  readonly path: string
  readonly parts: Listing
  readonly articles: ReadonlyArray<ArticleTeaser>
}

const trail = [{ label: "Home", href: "/" }]
const featureAt = (path: string): Feature => features[path.toLowerCase()] ?? racingEngines

export const Component = () => {
  const { articles, parts, path } = useLoaderData() as FeatureData
  const { body, lede, reading, title } = featureAt(path)
  const picture = parts.cards[0]?.thumbnailImageLink
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={title} />
      <div className="article">
        <ArticleContents blocks={body} />
        <article className="prose">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <ArticleBody blocks={body} />
        </article>
        <aside aria-label="Drawing">{picture && <Drawing picture={{ src: picture, alt: "" }} size={320} priority="eager" />}</aside>
      </div>
      <PartsSection id="parts" title={parts.title} cards={parts.cards} href={parts.canonicalPath} />
      <ArticlesSection articles={articles} href={`/the-toolbox/${reading.category}`} />
    </div>
  )
}

export const load: LazyPage<FeatureData>["load"] = async (pages, { pathname }) => {
  const { path, reading, scope } = featureAt(pathname)
  const [parts, articles] = await Promise.all([fetchLandingListing(pages, { scope }), pages.articles(reading.category)])
  return { path, parts, articles: articles.filter(({ url }) => reading.about.test(url)).slice(0, ARTICLES_IN_SECTION) }
}

export const handle: PageHandle<FeatureData> = {
  head: ({ parts, path }, { settings }) => {
    const { lede, title } = featureAt(path)
    const here = { label: title, href: path }
    return {
      title: `${title} | ${settings.brandName}`,
      description: lede,
      canonicalPath: path,
      isIndexed: true,
      imagePath: null,
      structuredData: (origin) => [
        breadcrumbs(origin, [...trail, here]),
        collectionPage(
          origin,
          here,
          parts.cards.map(({ displayTitle, productPageUrl }) => ({ label: displayTitle, href: productPageUrl }))
        )
      ]
    }
  }
}
