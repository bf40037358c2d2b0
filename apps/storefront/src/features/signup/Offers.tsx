import { useLocation } from "react-router-dom"
import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"

const offersOverlay: LazyComponent = () => import("./OffersOverlay.tsx")
/** Loads the shop's offers over the page at the first interaction, or immediately if the address requests them (SIGN-09, BAN-13). */
export const Offers = () => {
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return <Late load={offersOverlay} isWanted={hasInteracted || /[?&](?:signup|smi_pc)\b/i.test(search)} />
}
