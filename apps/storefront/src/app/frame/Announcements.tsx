import { VisuallyHidden } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/** The page's live region for screen readers. It exists before the first announcement, as screen readers require. */
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
