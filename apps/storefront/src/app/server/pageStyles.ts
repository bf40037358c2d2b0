import { getCspHash } from "./escape.ts"

/** A built stylesheet. */
export interface Sheet {
  readonly href: string
  readonly text: string
}

/** The stylesheets and fonts of a page, in the two variants of a document. */
export interface PageStyles {
  /** Linked, with font preloads: for returning visitors. */
  readonly linked: string
  /** Inlined, so that a new visitor's first paint needs only the document and no font. */
  readonly inlined: Buffer
  /** CSP hash of the inlined styles; undefined if there are none. */
  readonly hash: string | undefined
}

/** Keeps a stylesheet's text unchanged but prevents it from ending the element. */
const styleText = (sheets: ReadonlyArray<Sheet>): string => sheets.map(({ text }) => text.replaceAll("</", String.raw`<\/`)).join("\n")

/**
 * The element lists its stylesheets, so that the page's scripts do not load them again. It contains no link, because browsers fetch even a
 * disabled one during parsing.
 */
export const pageStyles = (sheets: ReadonlyArray<Sheet>, faces: ReadonlyArray<string> = []): PageStyles => {
  if (sheets.length === 0) return { linked: "", inlined: Buffer.alloc(0), hash: undefined }
  const text = styleText(sheets)
  const links = [
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`),
    ...faces.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
  ]
  return {
    linked: links.join("\n"),
    inlined: Buffer.from(`<style data-of="${sheets.map(({ href }) => href).join(" ")}">${text}</style>`),
    hash: getCspHash(text)
  }
}
