import { ArticleGrid, Breadcrumbs, ChipStrip, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { ToolboxData } from "../../foundation/page/Pages.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { articleCardProps, toolboxCategories } from "./toolbox.ts"

const trail = [
  { label: "Home", href: "/" },
  { label: "Toolbox", href: "/the-toolbox" }
]

export const Component = () => {
  const { category, articles } = useLoaderData() as ToolboxData
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={category.name} />
      <PageTitle title={category.name} />
      <p className="mute">{category.description}</p>
      <ChipStrip
        label="Toolbox categories"
        chips={toolboxCategories.map(({ name, path }) => ({ label: name, href: `/the-toolbox/${path}`, current: path === category.path }))}
      />
      <section className="block" aria-label={category.name}>
        <ArticleGrid articles={articles.map((article) => ({ ...articleCardProps(article), headingLevel: 2 as const }))} />
      </section>
    </div>
  )
}

export const handle: PageHandle<ToolboxData> = {
  head: ({ articles, category }, { settings }) => {
    const path = `/the-toolbox/${category.path}`
    return {
      title: `${category.name} | Toolbox | ${settings.brandName}`,
      description: category.description,
      canonicalPath: path,
      isIndexed: true,
      imagePath: null,
      structuredData: (origin) => [
        breadcrumbs(origin, [...trail, { label: category.name, href: path }]),
        collectionPage(
          origin,
          { label: category.name, href: path },
          articles.map(({ title, url }) => ({ label: title, href: url }))
        )
      ]
    }
  }
}
