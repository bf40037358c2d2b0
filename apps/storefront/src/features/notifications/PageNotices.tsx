import { observer } from "mobx-react-lite"
import { useCallback } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LateComponent } from "../../foundation/late/LateComponent.ts"
import { useAttended } from "../../foundation/late/useAttended.ts"
import { NoticeStore } from "./NoticeStore.ts"
import { useConnection } from "./useConnection.ts"

const noticeStack: LateComponent = () => import("./NoticeStack.tsx")
/** Shows the notices over the page. Their code comes before the first notice, if somebody is there: that one may say that there is no network. */
export const PageNotices = observer(function PageNotices() {
  const store = useStore(NoticeStore)
  const Stack = useAttended(noticeStack, store.notices.length > 0)
  useConnection(useCallback((isOnline: boolean) => void store.setOnline(isOnline), [store]))
  return Stack && <Stack />
})
