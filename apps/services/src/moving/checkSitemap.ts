import { type ImportFile, readOldSitemap, type SitemapAddress } from "@camber/catalog-import"
import { findProductPaths } from "./findTargets.ts"
import { isOwnPage, writeRedirects } from "./moveRedirects.ts"
import { addCount, type MoveContext, type MoveCounts } from "./MoveContext.ts"
import { findTarget, readTargets, toRedirectKey } from "./redirectTable.ts"

/**
 * Checks where the URLs of the old site map lead. A URL that contains a product's key gets a redirect to that product. Other URLs without a
 * page or redirect are reported, because they would return 404.
 *
 * @param pending - Keys of the redirects of this run, which are not stored during a check.
 */
export const checkSitemap = (context: MoveContext, file: ImportFile, pending: ReadonlySet<string>, counts: MoveCounts): Promise<number> =>
  readOldSitemap(file, context.report, async (addresses) => {
    const stored = await readTargets(
      context.database,
      addresses.map(({ path }) => path)
    )
    const open = addresses.filter(({ path }) => {
      const name =
        findTarget(stored, path) !== undefined || pending.has(toRedirectKey(path)) ? "byRedirect" : isOwnPage(path) ? "ownPage" : null
      if (name !== null) addCount(counts, name)
      return name === null
    })
    const products = await findProductPaths(
      context.database,
      open.flatMap(({ path }) => getProductKey(path) ?? [])
    )
    const found = open.flatMap(({ path }) => {
      const product = products.get(getProductKey(path)?.toLowerCase() ?? "")
      return product === undefined ? [] : [{ from: path, to: product.path }]
    })
    if (found.length > 0) addCount(counts, "byProduct", found.length)
    await writeRedirects(context, found, new Map(), file.name)
    const covered = new Set(found.map(({ from }) => from))
    for (const address of open) if (!covered.has(address.path)) reportUncovered(context, file.name, address, counts)
  })

const reportUncovered = ({ report }: MoveContext, file: string, { line, path }: SitemapAddress, counts: MoveCounts): void => {
  addCount(counts, "uncovered")
  const sentence = `${path} has no page here. Add it to the redirects.`
  report({ file, line, column: null, field: "loc", severity: "warning", code: "address-uncovered", value: path, sentence })
}

/** Returns the product key in a URL of another shop: `/products/{key}` (Shopify) or `/product/{key}` (WooCommerce). */
const getProductKey = (path: string): string | undefined => {
  const [, key] = /^(?:\/collections\/[^/?]+)?\/products?\/([^/?]+)(?:\?.*)?$/.exec(path) ?? []
  if (key === undefined) return undefined
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
