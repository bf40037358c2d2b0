import "@camber/ui/overlays.css"
import { Notices } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { NoticeStore } from "./NoticeStore.ts"

/** The notices over the page. A chunk of its own. */
const NoticeStack = observer(function NoticeStack() {
  const store = useStore(NoticeStore)
  return <Notices notices={store.notices} onDismiss={(id) => void store.dismiss(id)} />
})
export default NoticeStack
