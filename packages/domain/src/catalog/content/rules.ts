import type { ArticleTeaser } from "./model.ts"

/** Returns true if an article has a URL, a title, a description and authors, which its card requires (CARD-22). */
export const isShown = (article: Pick<ArticleTeaser, "url" | "title" | "description" | "authors">): boolean =>
  [article.url, article.title, article.description, article.authors].every((text) => text.trim() !== "")
