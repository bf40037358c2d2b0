import { createElement } from "react"
import { useLocation } from "../../foundation/router/hooks.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"

const offersOverlay: LazyComponent = () => import("./OffersOverlay.tsx")
/** What the shop offers over the page. It comes with the first sign of a person, or where the address asks for it (SIGN-09, BAN-13). */
export const Offers = () => {
  const { search } = useLocation()
  const Overlay = useLazyOnInteraction(offersOverlay, /[?&](?:signup|smi_pc)\b/i.test(search))
  return Overlay && createElement(Overlay)
}
