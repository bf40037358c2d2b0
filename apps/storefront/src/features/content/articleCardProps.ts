import type { ArticleTeaser } from "@camber/domain/content"
import type { ArticleCardProps } from "@camber/ui"
import type { ToolboxCategory } from "../../foundation/page/Pages.ts"
import { toolboxCategories } from "./toolbox.ts"

/** Returns the shelf of an article; null if its category is not in the menu. */
export const findToolboxCategory = ({ category }: { readonly category: string }): ToolboxCategory | null =>
  toolboxCategories.find(({ path }) => path === category) ?? null

export const articleCardProps = (article: ArticleTeaser): ArticleCardProps => ({
  href: article.url,
  title: article.title,
  category: findToolboxCategory(article)?.name ?? "Toolbox",
  description: article.description,
  authors: article.authors,
  picture: { src: article.articleThumbnailUrl, alt: "" }
})
