import type { ArticleTeaser } from "@camber/domain/content"
import type { ArticleCardProps } from "@camber/ui"
import { findToolboxCategory } from "./toolboxCategories.ts"

export const articleCardProps = (article: ArticleTeaser): ArticleCardProps => ({
  href: article.url,
  title: article.title,
  category: findToolboxCategory(article)?.name ?? "Toolbox",
  description: article.description,
  authors: article.authors,
  picture: { src: article.articleThumbnailUrl, alt: "" }
})
