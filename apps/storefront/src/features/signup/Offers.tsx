import { createElement, useState } from "react"
import { useLocation } from "react-router-dom"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"

const offersOverlay = lateComponent(() => import("./OffersOverlay.tsx"))
const doWithout = () => undefined

/** What the shop offers over the page. It comes with the first sign of a person, or where the address asks for it (SIGN-09, BAN-13). */
export const Offers = () => {
  const { search } = useLocation()
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Overlay = useLateComponent(isAttended || /[?&](?:signup|smi_pc)\b/i.test(search), offersOverlay, doWithout)
  return Overlay && createElement(Overlay)
}
