/** One address of the site map. `lastModified` is an ISO date, null where nobody noted one. */
export interface SitemapUrl {
  readonly path: string
  readonly lastModified: string | null
}

/** Far under the 50,000 addresses that one file may hold, so that it also stays under 10 MB. */
export const URLS_IN_FILE = 25_000

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[sign] ?? sign)

const urlLine = (origin: string, { lastModified, path }: SitemapUrl): string =>
  `<url><loc>${escapeXml(origin + path)}</loc>${lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`}</url>\n`

/** The texts of one file, batch by batch as the addresses come: nothing is held but the batch at hand. */
export async function* urlSet(origin: string, batches: AsyncIterable<ReadonlyArray<SitemapUrl>>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`
  for await (const batch of batches) yield batch.map((url) => urlLine(origin, url)).join("")
  yield "</urlset>\n"
}

/** The index of the files. */
export const sitemapIndex = (origin: string, files: ReadonlyArray<string>): string =>
  `${declaration}<sitemapindex ${namespace}>\n${files
    .map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`
