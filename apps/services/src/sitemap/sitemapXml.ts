/** A URL of the site map. `lastModified` is an ISO date, or null if unknown. */
export interface SitemapUrl {
  readonly path: string
  readonly lastModified: string | null
}

/** URLs per file. The protocol allows 50,000, but with fewer URLs a file also stays below 10 MB. */
export const URLS_IN_FILE = 25_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign)

const urlLine = (origin: string, { lastModified, path }: SitemapUrl): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`}</url>\n`

/** Generates the texts of one file from batches of URLs. Only one batch is in memory. */
export async function* urlSet(origin: string, batches: AsyncIterable<ReadonlyArray<SitemapUrl>>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`
  for await (const batch of batches) yield batch.map((url) => urlLine(origin, url)).join("")
  yield "</urlset>\n"
}

/** Generates the index file, which lists the files of the site map. */
export const sitemapIndex = (origin: string, files: ReadonlyArray<string>): string =>
  `${declaration}<sitemapindex ${namespace}>\n${files
    .map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`
