import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundStore } from "./NotFoundStore.ts"

const lostPageParts: LazyComponent = () => import("./LostPageParts.tsx")

/**
 * The recommendations of the page for status 404: they come after it, into the room that the server draws for them. Nothing is left of it where
 * nothing is recommended or their code could not be had; the page has all of its links then.
 */
export const NotFoundRecommendations = observer(function LostPageOffer() {
  const [isOut, setOut] = useState(false)
  const Parts = useLazyComponent(!isOut, lostPageParts, () => setOut(true))
  const page = useStore(NotFoundStore)
  useEffect(() => page.ask(), [page])
  return isOut || page.offered?.length === 0 ? null : <div className="recs block">{Parts && <Parts />}</div>
})
