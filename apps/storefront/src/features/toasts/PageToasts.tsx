import { observer } from "mobx-react-lite"
import { useCallback, useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ToastStore } from "./ToastStore.ts"

/** Notifies of every change of the browser's connection, and of a page that hydrates offline without showing this itself (TOAST-09). */
const useConnection = (change: (isOnline: boolean) => void): void => {
  useEffect(() => {
    const update = () => change(navigator.onLine)
    if (!navigator.onLine && !document.querySelector("[data-kept]")) update()
    addEventListener("online", update)
    addEventListener("offline", update)
    return () => {
      removeEventListener("online", update)
      removeEventListener("offline", update)
    }
  }, [change])
}

const noticeStack: LazyComponent = () => import("./NoticeStack.tsx")
/**
 * Shows the notices over the page. Their code loads after the first interaction, before the first notice, because that notice may report a
 * missing network.
 */
export const PageToasts = observer(function PageToasts() {
  const store = useStore(ToastStore)
  const hasInteracted = useInteracted()
  useConnection(useCallback((isOnline: boolean) => void store.setOnline(isOnline), [store]))
  return <Lazy load={noticeStack} isWanted={hasInteracted || store.notices.length > 0} request={store.notices.at(-1)?.id} />
})
