import { getCspHash } from "./getCspHash.ts"

/** A built sheet. */
export interface Sheet {
  readonly href: string
  readonly text: string
}

/** The sheets and faces of a page, in the two ways in which a document has them. */
export interface PageStyles {
  /** By their addresses, with the faces that are to come with them: for who has them from before. */
  readonly linked: string
  /** In the document, so that nothing but the document stands before the first paint, no face either: for who has nothing yet. */
  readonly inlined: Buffer
  /** Allows what is in the document; undefined where nothing is. */
  readonly hash: string | undefined
}

/** What stands in a sheet is left as it is, but never ends the element. */
const styleText = (sheets: ReadonlyArray<Sheet>): string => sheets.map(({ text }) => text.replaceAll("</", String.raw`<\/`)).join("\n")

/** The element names the sheets that are in it, so that the page's scripts know of them. No link does: browsers fetch a disabled one too, ahead of knowing it. */
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
