import { observer } from "mobx-react-lite"
import { AddedToCart } from "../cart/AddedToCart.tsx"
import { CountAnnouncement } from "../cart/CountAnnouncement.tsx"
import { ChoiceModal } from "../catalogue/ChoiceModal.tsx"
import { FeedbackModal } from "../feedback/FeedbackModal.tsx"
import { GarageModal } from "../garage/GarageModal.tsx"
import { ListsModal } from "../lists/ListsModal.tsx"
import { PageDialogs } from "../notifications/PageDialogs.tsx"
import { NavigationModals } from "../navigation/NavigationModals.tsx"
import { PageNotices } from "../notifications/PageNotices.tsx"
import { Rewards } from "../rewards/Rewards.tsx"
import { SearchModal } from "../search/SearchModal.tsx"
import { Offers } from "../signup/Offers.tsx"

/**
 * What lies over the page. Each comes with its own chunk when it is first wished, so the first page carries none of it; the server draws
 * none.
 */
export const Overlays = observer(function Overlays() {
  return (
    <>
      <NavigationModals />
      <GarageModal />
      <SearchModal />
      <ChoiceModal />
      <ListsModal />
      <FeedbackModal />
      <AddedToCart />
      <CountAnnouncement />
      <Offers />
      <Rewards />
      <PageNotices />
      <PageDialogs />
    </>
  )
})
