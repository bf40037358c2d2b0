import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { LostPageStore } from "./LostPageStore.ts"

const lostPageParts: LateComponent = () => import("./LostPageParts.tsx")

/**
 * The recommendations of the page for status 404: they come after it, into the room that the server draws for them. Nothing is left of it where
 * nothing is recommended or their code could not be had; the page has all of its links then.
 */
export const LostPageOffer = observer(function LostPageOffer() {
  const [isOut, setOut] = useState(false)
  const Parts = useLateComponent(!isOut, lostPageParts, () => setOut(true))
  const page = useStore(LostPageStore)
  useEffect(() => page.ask(), [page])
  return isOut || page.offered?.length === 0 ? null : <div className="recs block">{Parts && <Parts />}</div>
})
