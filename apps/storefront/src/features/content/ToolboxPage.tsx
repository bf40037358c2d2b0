import type { ArticleTeaser } from "@camber/domain/content"
import { ArticleGrid, Breadcrumbs, ChipStrip, PageTitle, SectionHead } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { articleCardProps } from "./articleCardProps.ts"
import { toolboxCategories } from "./toolboxCategories.ts"

const A_SHELF = 4

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
        const shelf = articles.filter(({ category }) => category === path)
        return shelf.length === 0 ? null : (
          <section key={path} className="block" aria-labelledby={path}>
            <SectionHead
              id={path}
              title={name}
              note={description}
              link={{ label: `See All (${shelf.length})`, href: `/the-toolbox/${path}` }}
            />
            <ArticleGrid articles={shelf.slice(0, A_SHELF).map(articleCardProps)} />
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
