import "../lists/lists.css"
import "./list-pages.css"
import { LISTS_HREF, parseShareGuid } from "@camber/domain/lists"
import { useLocation } from "react-router-dom"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { OwnLists } from "./OwnLists.tsx"
import { SharedList } from "./SharedList.tsx"

/** The shopper's lists, or the shared list in the address. The server renders the same frame for both. */
export const Component = () => {
  const shareGuid = parseShareGuid(useLocation().search)
  return <div className="wrap list">{shareGuid === null ? <OwnLists /> : <SharedList shareGuid={shareGuid} />}</div>
}

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `My List | ${settings.brandName}`,
    description: "The parts and articles you have collected for your build.",
    canonicalPath: LISTS_HREF,
    isIndexed: false,
    needsScripts: "Your lists",
    imagePath: null,
    structuredData: () => []
  })
}
