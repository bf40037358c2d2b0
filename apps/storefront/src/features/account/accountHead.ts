import type { PageHandle } from "../../foundation/page/PageHead.ts"

/**
 * Head of a customer's page, hidden from search engines. `formsPath`: path of the equivalent page without scripts. `needsScripts`: content
 * that needs scripts, on a page without such an equivalent.
 */
export const accountHead = <Data>(
  title: string,
  canonicalPath: string,
  formsPath: (path: string, search: string) => string | undefined = () => undefined,
  needsScripts?: string
): PageHandle<Data> => ({
  head: (_, { path, search, settings }) => ({
    title: `${title} | ${settings.brandName}`,
    description: `${title} at ${settings.brandName}.`,
    canonicalPath,
    isIndexed: false,
    imagePath: null,
    formsPath: formsPath(path, search),
    needsScripts,
    structuredData: () => []
  })
})
