import "./planner.css"
import { PLAN_HREF, parsePlannedListId } from "@camber/domain/lists"
import { useLocation } from "react-router-dom"
import { withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { YourCar } from "../vehicle/YourCar.tsx"
import { ChoosePlan } from "./ChoosePlan.tsx"
import { PlanOf } from "./PlanOf.tsx"

/** The planner of the list in the address. Without one the shopper selects or creates a list. For browsers with scripts, the server renders only the frame. */
export const Component = () => {
  const listId = parsePlannedListId(useLocation().search)
  return (
    <div className="wrap planpage">
      <YourCar place="plan" />
      {listId === null ? <ChoosePlan /> : <PlanOf key={listId} listId={listId} />}
    </div>
  )
}

export const load: LazyPage<null>["load"] = async () => null

export const handle: PageHandle<null> = {
  head: (_, { path, search, settings }) => ({
    title: `Build Planner | ${settings.brandName}`,
    description: "Plan a build in stages, with parts, budget, missing parts and delivery dates.",
    canonicalPath: PLAN_HREF,
    isIndexed: false,
    formsPath: withoutScriptsHref(path, search),
    imagePath: null,
    structuredData: () => []
  })
}
