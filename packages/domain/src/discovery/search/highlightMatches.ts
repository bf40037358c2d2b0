const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Wraps typed word prefixes of the term in `<b>` (SRCH-37). Escapes everything else. */
export const highlightMatches = (term: string, words: ReadonlyArray<string>): string => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return term
    .split(/([\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*)/u)
    .map((piece) => {
      const typed = longestFirst.find((word) => piece.toLowerCase().startsWith(word))
      return typed === undefined ? escape(piece) : `<b>${escape(piece.slice(0, typed.length))}</b>${escape(piece.slice(typed.length))}`
    })
    .join("")
}
