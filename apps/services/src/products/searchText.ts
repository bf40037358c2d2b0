import { sql, type RawBuilder } from "kysely"

const quoted = (word: string): string => `'${word}'`

/**
 * Full-text query over articles, whose words are stemmed: all of the words, the last one as the beginning of a word. Words hold no character that a query
 * reads. Without a word the query matches nothing.
 */
export const englishQuery = (words: ReadonlyArray<string>): RawBuilder<string> => {
  const last = words.at(-1)
  return sql`to_tsquery('english', ${last === undefined ? "" : [...words.slice(0, -1).map(quoted), `${quoted(last)}:*`].join(" & ")})`
}
