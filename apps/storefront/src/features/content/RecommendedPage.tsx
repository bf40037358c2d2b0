import type { ArticleTeaser } from "@camber/domain/content"
import { ArticleGrid, Breadcrumbs, ChipStrip, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { articleCardProps, toolboxCategories } from "./toolbox.ts"

type RecommendedData = ReadonlyArray<ArticleTeaser>

const MOST = 16
const trail = [
  { label: "Home", href: "/" },
  { label: "Toolbox", href: "/the-toolbox" }
]
const here = { label: "Recommended", href: "/the-toolbox/recommended" }

export const Component = observer(function RecommendedPage() {
  const articles = useLoaderData() as RecommendedData
  const { plate } = useStore(ProjectStore)
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title="Recommended Articles For You" note={plate ? `for your ${plate.vehicle}` : undefined} />
      {plate === null && <p className="mute">Select a car in your garage to see articles about it first.</p>}
      <ChipStrip
        label="Toolbox categories"
        chips={toolboxCategories.map(({ name, path }) => ({ label: name, href: `/the-toolbox/${path}` }))}
      />
      <section className="block" aria-label={here.label}>
        <ArticleGrid articles={articles.map((article) => ({ ...articleCardProps(article), headingLevel: 2 as const }))} />
      </section>
    </div>
  )
})

export const load: LazyPage<RecommendedData>["load"] = (pages) =>
  pages.ask((answer, project) => answer((use) => use.Content.use((content) => content.recommendedArticles(project, MOST))))

export const handle: PageHandle<RecommendedData> = {
  head: (articles, { settings }) => ({
    title: `Recommended Articles | Toolbox | ${settings.brandName}`,
    description: "What to read next: articles about your car, engine and class first, then the newest.",
    canonicalPath: here.href,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trail, here]),
      collectionPage(
        origin,
        here,
        articles.map(({ title, url }) => ({ label: title, href: url }))
      )
    ]
  })
}
