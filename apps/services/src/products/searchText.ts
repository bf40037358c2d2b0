import { sql, type RawBuilder } from "kysely"

const quoted = (word: string): string => `'${word}'`

/**
 * Builds a full-text query over articles: all stemmed words, the last one as a prefix. Words contain no query
 * operators. Without words it matches nothing.
 */
export const englishQuery = (words: ReadonlyArray<string>): RawBuilder<string> => {
  const last = words.at(-1)
  return sql`to_tsquery('english', ${last === undefined ? "" : [...words.slice(0, -1).map(quoted), `${quoted(last)}:*`].join(" & ")})`
}
