import { createElement } from "react"
import { useLocation } from "react-router"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const offersOverlay: LazyComponent = () => import("./OffersOverlay.tsx")
/** Loads the shop's offers over the page at the first interaction, or immediately if the address requests them (SIGN-09, BAN-13). */
export const Offers = () => {
  const { search } = useLocation()
  const Overlay = useLazyOnInteraction(offersOverlay, /[?&](?:signup|smi_pc)\b/i.test(search))
  return Overlay && createElement(Overlay)
}
