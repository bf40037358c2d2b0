const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The term with the beginnings of its words that were typed in `<b>` (SRCH-37); everything else in it is escaped. */
export const highlightMatches = (term: string, words: ReadonlyArray<string>): string => {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  return term
    .split(/([\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*)/u)
    .map((piece) => {
      const typed = longestFirst.find((word) => piece.toLowerCase().startsWith(word))
      return typed === undefined ? escaped(piece) : `<b>${escaped(piece.slice(0, typed.length))}</b>${escaped(piece.slice(typed.length))}`
    })
    .join("")
}
