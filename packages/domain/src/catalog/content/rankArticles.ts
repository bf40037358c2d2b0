import type { ArticleTeaser } from "./model.ts"

/** The text and race types of an article that determine its relevance. */
export interface ArticleSubject {
  readonly title: string
  readonly description: string
  /** Slugs of the race types that the article is written for. */
  readonly raceTypes: ReadonlyArray<string>
}

/** Known facts about the reader's vehicle. */
export interface ArticleReader {
  /** Names of model, engine family and make, most specific first. */
  readonly names: ReadonlyArray<string>
  /** Slug of the race type. Null for a street vehicle. */
  readonly raceType: string | null
}

/**
 * Sorts articles by relevance: articles for the race type first, then articles that name the vehicle or its engine, most specific name
 * first, then all others. The sort is stable.
 */
export const rankArticles = <Article extends ArticleSubject>(
  articles: ReadonlyArray<Article>,
  reader: ArticleReader
): ReadonlyArray<Article> => {
  const names = reader.names.filter(isSpecific).map(toWordPattern)
  const distance = ({ description, raceTypes, title }: ArticleSubject): number => {
    if (reader.raceType !== null && raceTypes.includes(reader.raceType)) return -1
    const at = names.findIndex((name) => name.test(title) || name.test(description))
    return at === -1 ? names.length : at
  }
  return articles
    .map((article) => ({ article, distance: distance(article) }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ article }) => article)
}

/** Numbers and names of one or two letters are too ambiguous in texts about vehicles. */
const isSpecific = (name: string): boolean => name.length > 2 && /\p{L}/u.test(name)

const toWordPattern = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}s?(?![\\p{L}\\p{N}])`, "iu")

/** Returns true if an article has a URL, a title, a description and authors, which its card requires (CARD-22). */
export const isShown = (article: Pick<ArticleTeaser, "url" | "title" | "description" | "authors">): boolean =>
  [article.url, article.title, article.description, article.authors].every((text) => text.trim() !== "")
