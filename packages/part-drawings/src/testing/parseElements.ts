/** An element of an SVG document in source form. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** The element's own text, still escaped. */
  text: string
}

const TOKEN = /<(\/?)([a-zA-Z][\w:-]*)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<>]+)/y
const ATTRIBUTE = /\s([\w:-]+)="([^"<]*)"/g
const ENTITY = /&(?!(?:amp|lt|gt|quot);)/

/** Parses the elements of a document in order; throws at the first malformed XML. */
export const parseElements = (svg: string): readonly Element[] => {
  const all: Element[] = []
  const open: Element[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(svg)
    if (!token || ENTITY.test(token[0])) throw new Error(`Not well-formed at ${at}: ${svg.slice(at, at + 60)}`)
    const [, closing, name = "", attributes = "", empty, text] = token
    const current = open.at(-1)
    if (text !== undefined) {
      if (!current) throw new Error(`Text outside the document: ${text}`)
      current.text += text
    } else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      if (!current && all.length > 0) throw new Error(`A second root <${name}>`)
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value] as const)
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`An attribute twice in <${name}${attributes}>`)
      const element = { name, attributes: Object.fromEntries(pairs), text: "" }
      all.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name}> is left open`)
  return all
}
