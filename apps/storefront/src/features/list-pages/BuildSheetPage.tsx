import "../lists/lists.css"
import "./list-pages.css"
import { type BuildSheet, LISTS_HREF, parseShareGuid, type ShareGuid } from "@camber/domain/lists"
import { observer } from "mobx-react-lite"
import { useCallback, useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { Build } from "./Build.tsx"
import { ChooseBuild } from "./ChooseBuild.tsx"
import { ListsFailure, ListsWaiting } from "./ListsWaiting.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { UnknownList } from "./SharedList.tsx"

/** The build sheet of the shared list in the address, or of the shopper's own lists. The server renders only the frame. */
export const Component = () => {
  const shareGuid = parseShareGuid(useLocation().search)
  return <div className="wrap list">{shareGuid === null ? <ChooseBuild /> : <SheetOf key={shareGuid} shareGuid={shareGuid} />}</div>
}

const SheetOf = observer(function SheetOf({ shareGuid }: { readonly shareGuid: ShareGuid }) {
  const lists = useStore(ListsStore)
  const { project } = useStore(ProjectStore)
  const [sheet, setSheet] = useState<BuildSheet | "waiting" | "unknown" | "failed">("waiting")
  const load = useCallback(
    async () => setSheet((await lists.run((use) => use.build(shareGuid, project))) ?? "failed"),
    [lists, project, shareGuid]
  )
  useEffect(() => {
    void load()
    // The lists show whether the shopper owns this one.
    void lists.run((use) => use.load)
  }, [lists, load])
  if (sheet === "waiting") return <ListsWaiting />
  if (sheet === "unknown") return <UnknownList />
  if (sheet === "failed") return <ListsFailure onRetry={() => void load()} />
  return <Build sheet={sheet} onChange={load} />
})

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `Build Sheet | ${settings.brandName}`,
    description: "A list of parts as one build, checked together, with today's prices.",
    canonicalPath: LISTS_HREF,
    isIndexed: false,
    needsScripts: "Build sheets",
    imagePath: null,
    structuredData: () => []
  })
}
