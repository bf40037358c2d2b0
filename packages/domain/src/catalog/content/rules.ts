import type { ArticleTeaser } from "./model.ts"

/** An article's card shows only with an address, a title, a description and authors (CARD-22). */
export const isShown = (article: Pick<ArticleTeaser, "url" | "title" | "description" | "authors">): boolean =>
  [article.url, article.title, article.description, article.authors].every((text) => text.trim() !== "")
