import { observer } from "mobx-react-lite"
import { CountAnnouncement } from "../../features/cart/CartLink.tsx"
import { GarageModal } from "../../features/garage/GarageModal.tsx"
import { NavigationModals } from "../../features/navigation/NavigationModals.tsx"
import { PageToasts } from "../../features/toasts/PageToasts.tsx"
import { SearchModal } from "../../features/search/SearchModal.tsx"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"
import { DialogStore } from "../../features/toasts/DialogStore.ts"
import { CartStore } from "../../features/cart/CartStore.ts"
import { ChoiceStore, choiceDrawer } from "../../features/options/ChoiceStore.ts"

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

const feedbackCorner: LazyComponent = () => import("../../features/feedback/FeedbackCorner.tsx")
/** Feedback tab; its code loads at the first interaction. */
const FeedbackModal = () => <Lazy load={feedbackCorner} isWanted={useInteracted()} />

const rewardsTeller: LazyComponent = () => import("../../features/rewards/RewardsTeller.tsx")
/** Loads the rewards notices of every page at the first interaction. */
const Rewards = () => <Lazy load={rewardsTeller} isWanted={useInteracted()} />

const offersOverlay: LazyComponent = () => import("../../features/signup/OffersOverlay.tsx")
/** Loads the shop's offers over the page at the first interaction, or immediately if the address requests them (SIGN-09, BAN-13). */
const Offers = () => {
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return <Lazy load={offersOverlay} isWanted={hasInteracted || /[?&](?:signup|smi_pc)\b/i.test(search)} request={search} />
}

const pageDialog: LazyComponent = () => import("../../features/toasts/PageDialog.tsx")

/** Shows the dialogs over the page. Their code loads with the first of them. */
const PageDialogs = observer(function PageDialogs() {
  const store = useStore(DialogStore)
  return <Lazy load={pageDialog} isWanted={store.current !== null} onFailure={() => store.giveUp()} />
})

const addedDrawer: LazyComponent = () => import("../../features/cart-page/AddedDrawer.tsx")

/** Opens the confirmation over the page after an add (ATC-06). If its code fails to load, only the header's count changes. */
const AddedToCart = observer(function AddedToCart() {
  const cart = useStore(CartStore)
  const isWanted = cart.state !== null && cart.state.added !== null
  return <Lazy load={addedDrawer} isWanted={isWanted} onFailure={() => void cart.closeConfirmation()} />
})

/** Opens the drawers for options and kits. If their code fails to load, opens the product's page instead. */
const ChoiceModal = observer(function ChoiceModal() {
  const choices = useStore(ChoiceStore)
  return <Lazy load={choiceDrawer} isWanted={choices.isOpen} onFailure={() => choices.openPage()} />
})
