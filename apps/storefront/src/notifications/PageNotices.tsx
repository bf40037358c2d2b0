import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"
import { NoticeStore } from "./NoticeStore.ts"
import { useConnection } from "./useConnection.ts"

const loadNoticeStack = () => import("./NoticeStack.tsx")
/** Without its code no notice is shown; the page says what it says without them. */
const doWithout = () => undefined

/** Shows the notices over the page. Their code comes with the engine, not with the first notice: that one may say that there is no network. */
export const PageNotices = observer(function PageNotices() {
  const store = useStore(NoticeStore)
  const Stack = useLateComponent(store.isReady, loadNoticeStack, doWithout)
  useConnection(useCallback((isOnline: boolean) => void store.setOnline(isOnline), [store]))
  return Stack && <Stack />
})
