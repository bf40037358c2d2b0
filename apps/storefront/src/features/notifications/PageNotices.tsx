import { observer } from "mobx-react-lite"
import { useCallback, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import { NoticeStore } from "./NoticeStore.ts"
import { useConnection } from "./useConnection.ts"

const noticeStack = lateComponent(() => import("./NoticeStack.tsx"))
/** Without its code no notice is shown; the page says what it says without them. */
const doWithout = () => undefined

/** Shows the notices over the page. Their code comes before the first notice, if somebody is there: that one may say that there is no network. */
export const PageNotices = observer(function PageNotices() {
  const store = useStore(NoticeStore)
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Stack = useLateComponent(isAttended || store.notices.length > 0, noticeStack, doWithout)
  useConnection(useCallback((isOnline: boolean) => void store.setOnline(isOnline), [store]))
  return Stack && <Stack />
})
