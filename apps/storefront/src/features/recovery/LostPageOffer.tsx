import { observer } from "mobx-react-lite"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"

const lostPageParts = lateComponent(() => import("./LostPageParts.tsx"))

/** Without their code the page has no recommendations, and all of its links. */
const withoutParts = () => {}

/** The recommendations of the page for status 404: they come after it, and the server draws none. */
export const LostPageOffer = observer(function LostPageOffer() {
  const Parts = useLateComponent(true, lostPageParts, withoutParts)
  return Parts && <Parts />
})
