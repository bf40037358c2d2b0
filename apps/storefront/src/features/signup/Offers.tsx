import { useLocation } from "react-router-dom"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"

const offersOverlay: LazyComponent = () => import("./OffersOverlay.tsx")
/** Loads the shop's offers over the page at the first interaction, or immediately if the address requests them (SIGN-09, BAN-13). */
export const Offers = () => {
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return <Lazy load={offersOverlay} isWanted={hasInteracted || /[?&](?:signup|smi_pc)\b/i.test(search)} request={search} />
}
