import { observer } from "mobx-react-lite"
import { AddedToCart } from "../cart/AddedToCart.tsx"
import { CountAnnouncement } from "../cart/CountAnnouncement.tsx"
import { ChoiceModal } from "../catalogue/ChoiceModal.tsx"
import { GarageModal } from "../garage/GarageModal.tsx"
import { PageNotices } from "../notifications/PageNotices.tsx"
import { SearchModal } from "../search/SearchModal.tsx"

/**
 * What lies over the page. Each comes with its own chunk when it is first wished, so the first page carries none of it; the server draws
 * none.
 */
export const Overlays = observer(function Overlays() {
  return (
    <>
      <GarageModal />
      <SearchModal />
      <ChoiceModal />
      <AddedToCart />
      <CountAnnouncement />
      <PageNotices />
    </>
  )
})
