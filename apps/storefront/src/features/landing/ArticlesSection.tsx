import type { ArticleTeaser } from "@camber/domain/content"
import { ArticleGrid, SectionHead } from "@camber/ui"
import { articleCardProps } from "../content/articleCardProps.ts"

/** Number of articles per page; one row on the widest screen. */
export const ARTICLES_IN_SECTION = 4

/** Some articles and a link to all of them. Renders nothing without articles. */
export const ArticlesSection = ({ articles, href }: { readonly articles: ReadonlyArray<ArticleTeaser>; readonly href: string }) =>
  articles.length === 0 ? null : (
    <section className="block" aria-labelledby="toolbox">
      <SectionHead id="toolbox" title="From the Toolbox" link={{ label: "See All", href }} />
      <ArticleGrid articles={articles.slice(0, ARTICLES_IN_SECTION).map(articleCardProps)} />
    </section>
  )
