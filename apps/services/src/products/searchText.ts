import { sql, type RawBuilder } from "kysely"
import { otherSpellings } from "./searchWords.ts"

const quoted = (word: string): string => `'${word}'`

/** A word or what it may also mean. */
const spelled = (word: string, begun: ReadonlyArray<string> = [quoted(word)]): string => {
  const meant = otherSpellings.get(word)
  const spellings = meant === undefined ? begun : [...begun, `(${meant.map(quoted).join(" & ")})`]
  return spellings.length === 1 ? spellings.join("") : `(${spellings.join(" | ")})`
}

/**
 * Full-text query over products and articles, whose words are stemmed: all of the words or what they also mean, the last one as the
 * beginning of a word. A word cut short in its ending ('transmissio') no longer begins its stem ('transmiss'), so the last word may bring
 * the `whole` word that it will probably become. Words hold no character that a query reads. Without a word the query matches nothing.
 */
export const englishQuery = (words: ReadonlyArray<string>, whole?: string): RawBuilder<string> => {
  const last = words.at(-1)
  if (last === undefined) return sql`to_tsquery('english', '')`
  const begun = [`${quoted(last)}:*`, ...(whole === undefined ? [] : [quoted(whole)])]
  return sql`to_tsquery('english', ${[...words.slice(0, -1).map((word) => spelled(word)), spelled(last, begun)].join(" & ")})`
}
