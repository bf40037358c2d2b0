import { overlayCount, ProgressBar } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useNavigation } from "react-router-dom"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PageProgressStore } from "../../foundation/page/PageProgressStore.ts"

/** Delay in milliseconds before a slow page is announced. */
const ANNOUNCE_AFTER_MS = 1000

/**
 * Shows the progress of a navigation, which Escape cancels. The progress also ends when the browser restores the page from its
 * back/forward cache.
 */
export const PageProgress = observer(function PageProgress() {
  const progress = useStore(PageProgressStore)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === "loading") progress.begin()
    else progress.end()
  }, [progress, state])
  useEffect(() => {
    const shown = () => progress.end()
    addEventListener("pageshow", shown)
    return () => removeEventListener("pageshow", shown)
  }, [progress])
  useWaiting(progress.isNavigating)
  return <ProgressBar active={progress.isNavigating} />
})

const useWaiting = (isNavigating: boolean): void => {
  const announcements = useStore(AnnouncementStore)
  const navigator = useStore(PageNavigator)
  useEffect(() => {
    if (!isNavigating) return
    const saying = setTimeout(() => announcements.announce("Loading page"), ANNOUNCE_AFTER_MS)
    const press = (event: KeyboardEvent) => {
      // A layer over the page and an input method handle the key first.
      if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing && overlayCount.count() === 0) navigator.stay()
    }
    addEventListener("keydown", press)
    return () => {
      clearTimeout(saying)
      removeEventListener("keydown", press)
    }
  }, [announcements, isNavigating, navigator])
}
