/** A segment of a suggested query. `isMatch` marks what the shopper typed. Plain text; render it as text. */
export interface HighlightSegment {
  readonly text: string
  readonly isMatch: boolean
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }

/** Splits `queryWithMarkups` at its `b`, `em`, `mark` and `strong` tags (SRCH-37). Other markup stays text. */
export const parseHighlights = (queryWithMarkups: string): ReadonlyArray<HighlightSegment> => {
  const pieces: Array<HighlightSegment> = []
  let depth = 0
  for (const [at, part] of queryWithMarkups.split(/(<\/?(?:b|em|mark|strong)>)/i).entries()) {
    const isTag = at % 2 === 1
    if (isTag) depth = part.startsWith("</") ? Math.max(0, depth - 1) : depth + 1
    else if (part !== "")
      pieces.push({ text: part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity), isMatch: depth > 0 })
  }
  return pieces
}
