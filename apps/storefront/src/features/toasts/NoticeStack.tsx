import "@camber/ui/overlays.css"
import "./toasts.css"
import { overlayCount } from "@camber/ui"
import { Notices } from "./view/notices/Notices.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useSyncExternalStore } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { ToastStore } from "./ToastStore.ts"

const isCoveredNow = () => overlayCount.count() > 0

/** Renders the notices over the page. A separate chunk. */
const NoticeStack = observer(function NoticeStack() {
  const store = useStore(ToastStore)
  const runtime = useStore(AppRuntime)
  const isCovered = useSyncExternalStore(overlayCount.subscribe, isCoveredNow)
  useEffect(() => void runtime.run((use) => use.Notifications.use((notifications) => notifications.cover(isCovered))), [runtime, isCovered])
  return <Notices notices={store.notices} onDismiss={(id) => void store.dismiss(id)} />
})
export default NoticeStack
