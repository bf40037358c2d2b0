import type { PageHandle } from "../../foundation/page/PageHead.ts"

/** The head of a page of one customer's: no search engine has it. `formsPath`: of the page that does the same without scripts;
 * `needsScripts`: what has none. */
export const accountHead = <Data>(
  title: string,
  canonicalPath: string,
  formsPath: (path: string) => string | undefined = () => undefined,
  needsScripts?: string
): PageHandle<Data> => ({
  head: (_, { path, settings }) => ({
    title: `${title} | ${settings.brandName}`,
    description: `${title} at ${settings.brandName}.`,
    canonicalPath,
    isIndexed: false,
    imagePath: null,
    formsPath: formsPath(path),
    needsScripts,
    structuredData: () => []
  })
})
