import type { ArticleTeaser } from "../../catalog/content/model.ts"
import { isVisible } from "../../discovery/recommendations/rules.ts"
import type { RecommendationSection } from "../../discovery/recommendations/model.ts"
import { toolboxHref } from "./rules.ts"

/** Shelves of the toolbox blade in order. `category` is the content category, and also identifies the shelf's page (NAV-41, GAP-70). */
export const toolboxSections = [
  { title: "Tech", category: "tech~2-1" },
  { title: "Builds", category: "builds~2-2" },
  { title: "Stories", category: "stories~2-4" },
  { title: "Horsepower Recipes", category: "engine-recipes~512-169" },
  { title: "LS Swap", category: "ls-swap~512-171" }
] as const

/** An article as shown in a menu. */
export type MenuArticle = Pick<ArticleTeaser, "id" | "url" | "title" | "description" | "authors" | "articleThumbnailUrl">

/** Content of the toolbox blade, besides the link to all articles. */
export interface ToolboxContent {
  readonly featured: MenuArticle | null
  readonly categories: ReadonlyArray<{ readonly title: string; readonly href: string; readonly articles: ReadonlyArray<MenuArticle> }>
  /** Empty if there are no recommendations (NAV-42). */
  readonly recommended: ReadonlyArray<MenuArticle>
}

/** Returns the distinct articles of a response that have a card, in order. */
export const recommendedArticles = (sections: ReadonlyArray<RecommendationSection>): ReadonlyArray<MenuArticle> => {
  const articles = sections
    .flatMap(({ recommendationGroups }) => recommendationGroups)
    .flatMap(({ recommendations }) => recommendations)
    .flatMap((item): ReadonlyArray<MenuArticle> => {
      if (item._tag !== "Article" || !isVisible(item)) return []
      const { articleThumbnailUrl, authors, description, id, title, url } = item.articleDetails
      return [
        {
          id,
          url: url ?? toolboxHref,
          title: title ?? "",
          description: description ?? "",
          authors: authors ?? "",
          articleThumbnailUrl: articleThumbnailUrl ?? ""
        }
      ]
    })
  return [...new Map(articles.map((article) => [article.id, article])).values()]
}
