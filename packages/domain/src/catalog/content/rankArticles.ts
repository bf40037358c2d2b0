/** What an article says that it is about. */
export interface ArticleSubject {
  readonly title: string
  readonly description: string
  /** Slugs of the classes that it is written for. */
  readonly raceTypes: ReadonlyArray<string>
}

/** What is known of a reader's car. */
export interface ArticleReader {
  /** Names of model, engine family and make, what tells the most first. */
  readonly names: ReadonlyArray<string>
  /** The slug of the race type; null for a street car. */
  readonly raceType: string | null
}

/**
 * Articles for a reader: those for the race type first, then those that name the car or its engine, the closest name first, then the rest; in each the
 * order stays.
 */
export const rankArticles = <Article extends ArticleSubject>(
  articles: ReadonlyArray<Article>,
  reader: ArticleReader
): ReadonlyArray<Article> => {
  const names = reader.names.filter(isTelling).map(asWord)
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

/** A number, or a letter or two, stands for much in a text about cars. */
const isTelling = (name: string): boolean => name.length > 2 && /\p{L}/u.test(name)

const asWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}s?(?![\\p{L}\\p{N}])`, "iu")
