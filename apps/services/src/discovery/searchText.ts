import { sql, type RawBuilder } from "kysely"

/** More words than this add nothing to a search and much to its cost. */
const mostWords = 12

/** The words of a term: letters and digits, joined by the signs that sizes and part numbers use ('5/8', '3.5', 'AN-6'). */
export const wordsOf = (term: string): ReadonlyArray<string> =>
  (term.toLowerCase().match(/[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*/gu) ?? []).slice(0, mostWords)

/**
 * Full-text query over products and articles, whose words are stemmed: all of the words, the last one as the beginning of a word. A word
 * cut short in its ending ('transmissio') no longer begins its stem ('transmiss'), so the last word may bring the `whole` word that it
 * will probably become. Words hold no character that a query reads. Without a word the query matches nothing.
 */
export const englishQuery = (words: ReadonlyArray<string>, whole?: string): RawBuilder<string> => {
  const quoted = words.map((word) => `'${word}'`)
  const last = quoted.pop()
  const begun = whole === undefined ? `${last}:*` : `(${last}:* | '${whole}')`
  return sql`to_tsquery('english', ${last === undefined ? "" : [...quoted, begun].join(" & ")})`
}
