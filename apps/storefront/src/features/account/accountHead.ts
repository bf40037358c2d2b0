import type { PageHandle } from "../../foundation/page/PageHead.ts"

/** The head of a page of one customer's: no search engine has it. */
export const accountHead = <Data>(title: string, canonicalPath: string): PageHandle<Data> => ({
  head: (_, { settings }) => ({
    title: `${title} | ${settings.brandName}`,
    description: `${title} at ${settings.brandName}.`,
    canonicalPath,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
})
