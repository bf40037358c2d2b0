import { observer } from "mobx-react-lite"
import { AddedToCart } from "../../features/cart-page/AddedToCart.tsx"
import { CountAnnouncement } from "../../features/cart/CountAnnouncement.tsx"
import { ChoiceModal } from "../../features/options/ChoiceModal.tsx"
import { FeedbackModal } from "../../features/feedback/FeedbackModal.tsx"
import { GarageModal } from "../../features/garage/GarageModal.tsx"
import { ListsModal } from "./ListsModal.tsx"
import { PageDialogs } from "../../features/toasts/PageDialogs.tsx"
import { NavigationModals } from "../../features/navigation/NavigationModals.tsx"
import { PageToasts } from "../../features/toasts/PageToasts.tsx"
import { Rewards } from "../../features/rewards/Rewards.tsx"
import { SearchModal } from "../../features/search/SearchModal.tsx"
import { Offers } from "../../features/signup/Offers.tsx"

/** Overlays of the page. Each loads its own chunk when it first opens, so the first page contains none. The server renders none. */
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
      <PageToasts />
      <PageDialogs />
    </>
  )
})
