import type { ArticleTeaser } from "@camber/domain/content"
import type { ArticleCardProps } from "@camber/ui"
import type { ToolboxCategory } from "../../foundation/page/Pages.ts"

/** Toolbox categories with the addresses of the specification (SEO-08, GAP-70). */
export const toolboxCategories: ReadonlyArray<ToolboxCategory> = [
  { path: "tech~2-1", name: "Tech", description: "How parts work, how to choose them, how to set them up." },
  { path: "builds~2-2", name: "Builds", description: "Car builds from start to finish." },
  { path: "news~2-3", name: "News", description: "News from the shop." },
  { path: "stories~2-4", name: "Stories", description: "Stories from the track and the garage." },
  {
    path: "engine-recipes~512-169",
    name: "Horsepower Recipes",
    description: "Engine combinations that work together, with their numbers."
  },
  { path: "ls-swap~512-171", name: "LS Swaps", description: "Mounts, oil pans, wiring and fuel systems for LS swaps." }
]

/** Returns the toolbox category of an article; null if the menu does not contain it. */
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
