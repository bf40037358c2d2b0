import type { Report } from "../Problem.ts"
import type { ImportFile } from "../text/decodeText.ts"
import { getChildText, readElements } from "../xml/readElements.ts"
import { toOldPath } from "./readOldRedirect.ts"

/** A URL in an old site map. */
export interface SitemapAddress {
  readonly line: number
  readonly path: string
}

/** Recognizes a site map, or an index of site maps; undefined for any other XML file. */
export const recognizeSitemap = async (file: ImportFile): Promise<"index" | "sitemap" | undefined> => {
  for await (const { name } of readElements(file, () => undefined, new Set()))
    return name === "urlset" ? "sitemap" : name === "sitemapindex" ? "index" : undefined
  return undefined
}

const ADDRESSES_PER_TAKE = 500

/** Streams the URLs of a site map. Memory does not depend on the size of the file. */
export const readOldSitemap = async (
  file: ImportFile,
  report: Report,
  take: (addresses: ReadonlyArray<SitemapAddress>) => Promise<void>
): Promise<number> => {
  let [count, batch]: [number, Array<SitemapAddress>] = [0, []]
  for await (const element of readElements(file, report, new Set(["url"]))) {
    if (element.name !== "url") continue
    const written = getChildText(element, "loc")
    const path = toOldPath(written)
    const place = { file: file.name, line: element.line, column: null, field: "loc", value: written }
    if (path === null) report({ ...place, severity: "error", code: "bad-path", sentence: `${written} is not an address.` })
    else {
      count += 1
      batch.push({ line: element.line, path })
    }
    if (batch.length >= ADDRESSES_PER_TAKE) {
      await take(batch)
      batch = []
    }
  }
  if (batch.length > 0) await take(batch)
  return count
}
