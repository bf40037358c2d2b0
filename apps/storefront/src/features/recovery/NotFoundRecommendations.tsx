import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundStore } from "./NotFoundStore.ts"

const lostPageParts: LazyComponent = () => import("./LostPageParts.tsx")

/**
 * Renders the recommendations of the status 404 page. They load after the page into the space that the server reserves. The space is
 * removed if there are no recommendations or their code fails to load; the page then shows all of its links.
 */
export const NotFoundRecommendations = observer(function NotFoundRecommendations() {
  const [isOut, setOut] = useState(false)
  const page = useStore(NotFoundStore)
  useEffect(() => page.ask(), [page])
  return isOut || page.offered?.length === 0 ? null : (
    <div className="recs block">
      <Lazy load={lostPageParts} isWanted onFailure={() => setOut(true)} />
    </div>
  )
})
