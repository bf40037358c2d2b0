import type { Article } from "@camber/domain/content"
import { ArticleBody, ArticleContents, ArticleGrid, Breadcrumbs, ChipStrip, Drawing, ProductGrid, SectionHead, TitleText } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { cardProps } from "../product-card/cardProps.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FeedbackQuestion } from "../feedback/FeedbackQuestion.tsx"
import { ArticleSave } from "../lists/SaveButton.tsx"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, described } from "../../foundation/page/structuredData.ts"
import { jobsHref } from "../../foundation/page/hrefs.ts"
import { formatLongDate } from "../../foundation/page/format.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { articleCardProps, findToolboxCategory } from "./toolbox.ts"

const trailOf = (article: Article) => {
  const category = findToolboxCategory(article)
  return [
    { label: "Home", href: "/" },
    { label: "Toolbox", href: "/the-toolbox" },
    ...(category ? [{ label: category.name, href: `/the-toolbox/${category.path}` }] : [])
  ]
}

export const Component = observer(function ArticlePage() {
  const article = useLoaderData() as Article
  const { plate } = useStore(ProjectStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(article)} current={article.title} />
      <div className="article">
        <ArticleContents blocks={article.body} />
        <article className="prose">
          <p className="kicker">{findToolboxCategory(article)?.name}</p>
          <h1>
            <TitleText text={article.title} />
          </h1>
          <p className="lede">{article.description}</p>
          <p className="byline">
            {article.authors} · {formatLongDate(article.publishedOn)} · {article.minutesToRead} minutes
          </p>
          <p className="article__save">
            <ArticleSave articleId={article.id} />
          </p>
          <ArticleBody blocks={article.body} />
        </article>
        <aside aria-label="Drawing">
          <Drawing picture={{ src: article.articleThumbnailUrl, alt: "" }} size={320} priority="eager" />
        </aside>
      </div>
      {article.jobs.length > 0 && (
        <section className="block" aria-labelledby="jobs">
          <SectionHead id="jobs" title="Do the whole job" link={{ label: "All jobs", href: jobsHref }} />
          <ChipStrip label="Jobs" chips={article.jobs} />
        </section>
      )}
      {article.parts.length > 0 && (
        <section className="block main" aria-labelledby="parts">
          <SectionHead id="parts" title="Parts in this article" />
          <ProductGrid cards={article.parts.map((part) => cardProps(part, plate))} />
        </section>
      )}
      {article.more.length > 0 && (
        <section className="block" aria-labelledby="more">
          <SectionHead id="more" title="Keep reading" />
          <ArticleGrid articles={article.more.map(articleCardProps)} />
        </section>
      )}
      <FeedbackQuestion key={article.id} question="Was this helpful?" element="Article" misoId={null} />
    </div>
  )
})

export const handle: PageHandle<Article> = {
  head: (article, { settings }) => ({
    title: `${article.title} | ${settings.brandName}`,
    description: article.description,
    canonicalPath: article.url,
    isIndexed: true,
    imagePath: article.articleThumbnailUrl,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trailOf(article), { label: article.title, href: article.url }]),
      described({
        "@type": "Article",
        headline: article.title,
        description: article.description,
        datePublished: article.publishedOn,
        author: { "@type": "Person", name: article.authors },
        image: new URL(article.articleThumbnailUrl, origin).href,
        mainEntityOfPage: origin + article.url
      })
    ]
  })
}
