import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { ConnectedCompareTray } from "../../features/comparison/ConnectedCompareTray.tsx"
import { useAddressAction } from "../../features/options/useAddressAction.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { listDrawer, ListsStore } from "../../features/lists/ListsStore.ts"
import type { ListsState } from "@camber/domain/lists"
import { PushStore } from "../../features/account-notifications/PushStore.ts"

/**
 * Offers push messages after the visitor has saved a part to a list and closed the drawer, because the visitor now follows the part's price
 * and stock.
 */
const usePushPromptAfterSave = ({ drawer, state }: ListsStore): void => {
  const push = useStore(PushStore)
  const count = state === null ? null : partsIn(state)
  const before = useRef(count)
  const isOpen = drawer !== null
  useEffect(() => {
    before.current ??= count
    if (isOpen || count === null) return
    if (count > (before.current ?? count)) void push.offer()
    before.current = count
  }, [count, isOpen, push])
}

/** Number of distinct parts in the lists; null until known. */
const partsIn = ({ listed, lists }: ListsState): number | null =>
  lists === null
    ? (listed?.skuBaseNumbers.length ?? null)
    : new Set(lists.flatMap(({ products }) => products.map(({ skuBaseNumber }) => skuBaseNumber))).size

/**
 * Loads the contents of the lists for product cards (REC-42) and opens the list drawer. Also shows the compare tray and the prompt for
 * push messages about list items. If its code cannot be loaded, nothing is saved and the visitor is notified.
 */
export default observer(function ListsOverlay() {
  const lists = useStore(ListsStore)
  useAddressAction()
  useEffect(() => void lists.run((use) => use.hydrate), [lists])
  usePushPromptAfterSave(lists)
  return (
    <>
      <ConnectedCompareTray />
      <Lazy load={listDrawer} isWanted={lists.drawer !== null} onFailure={() => void lists.run((use) => use.giveUpDrawer)} />
      <PushModal />
    </>
  )
})

const pushOverlay: LazyComponent = () => import("../../features/account-notifications/PushOverlay.tsx")

/** Modal that asks for push permission. Its content is lazy-loaded with the prompt. */
const PushModal = observer(function PushModal() {
  const store = useStore(PushStore)
  return <Lazy load={pushOverlay} isWanted={store.prompt._tag !== "Closed"} onFailure={() => void store.dismiss()} />
})
