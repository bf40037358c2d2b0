import type { ArticleTeaser } from "@camber/domain/content"
import { ArticleGrid, Breadcrumbs, ChipStrip, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { articleCardProps, toolboxCategories } from "./toolbox.ts"

const ARTICLES_PER_CATEGORY = 4

export const Component = () => {
  const articles = useLoaderData() as ReadonlyArray<ArticleTeaser>
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Toolbox" />
      <PageTitle title="Toolbox" note="how it works, how to choose it, how to set it up" />
      <ChipStrip
        label="Toolbox categories"
        chips={toolboxCategories.map(({ name, path }) => ({ label: name, href: `/the-toolbox/${path}` }))}
      />
      {toolboxCategories.map(({ name, path, description }) => {
        const categoryArticles = articles.filter(({ category }) => category === path)
        return categoryArticles.length === 0 ? null : (
          <section key={path} className="block" aria-labelledby={path}>
            <SectionHead
              id={path}
              title={name}
              note={description}
              link={{ label: `See All (${categoryArticles.length})`, href: `/the-toolbox/${path}` }}
            />
            <ArticleGrid articles={categoryArticles.slice(0, ARTICLES_PER_CATEGORY).map(articleCardProps)} />
          </section>
        )
      })}
    </div>
  )
}

export const handle: PageHandle<ReadonlyArray<ArticleTeaser>> = {
  head: (_, { settings }) => ({
    title: `Toolbox | ${settings.brandName}`,
    description: "How to choose parts, set them up, build and race.",
    canonicalPath: "/the-toolbox",
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [
        { label: "Home", href: "/" },
        { label: "Toolbox", href: "/the-toolbox" }
      ])
    ]
  })
}
