import { observer } from "mobx-react-lite"
import { AddedToCart } from "../../features/cart-page/AddedToCart.tsx"
import { CountAnnouncement } from "../../features/cart/CartLink.tsx"
import { ChoiceModal } from "../../features/options/ChoiceModal.tsx"
import { FeedbackModal } from "../../features/feedback/FeedbackModal.tsx"
import { GarageModal } from "../../features/garage/GarageModal.tsx"
import { PageDialogs } from "../../features/toasts/PageDialogs.tsx"
import { NavigationModals } from "../../features/navigation/NavigationModals.tsx"
import { PageToasts } from "../../features/toasts/PageToasts.tsx"
import { Rewards } from "../../features/rewards/Rewards.tsx"
import { SearchModal } from "../../features/search/SearchModal.tsx"
import { Offers } from "../../features/signup/Offers.tsx"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"

const listsOverlay: LazyComponent = () => import("./ListsOverlay.tsx")
/** The overlays of the lists. Their code loads on the first interaction or on the first request to open one (NAV-106). */
const ListsModal = observer(function ListsModal() {
  const lists = useStore(ListsStore)
  const isOpen = lists.drawer !== null
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return (
    <Lazy
      load={listsOverlay}
      isWanted={hasInteracted || isOpen || /[?&]action=/i.test(search)}
      request={isOpen}
      onFailure={() => void (isOpen && lists.run((use) => use.giveUpDrawer))}
    />
  )
})

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
