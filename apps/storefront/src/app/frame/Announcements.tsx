import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** Where the page says what has changed to those who do not see it. It is there before anything is said, as readers need it. */
export const Announcements = observer(function Announcements() {
  const { newest } = useStore(AnnouncementStore)
  return (
    <div aria-live="polite" aria-relevant="additions">
      {newest.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  )
})
