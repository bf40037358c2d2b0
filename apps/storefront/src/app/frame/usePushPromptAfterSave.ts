import type { ListsState } from "@camber/domain/lists"
import { useEffect, useRef } from "react"
import { PushStore } from "../../features/account-notifications/PushStore.ts"
import type { ListsStore } from "../../features/lists/ListsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** Offers push messages after the visitor saved a part to a list and closed the drawer, because they now follow its price and stock. */
export const usePushPromptAfterSave = ({ drawer, state }: ListsStore): void => {
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
