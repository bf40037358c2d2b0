import { ProgressBar } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useNavigation } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { PageProgressStore } from "../../foundation/page/PageProgressStore.ts"

/** Shows that a page is on its way, and ends with it; coming back from the browser's page cache ends it too. */
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
  return <ProgressBar active={progress.isNavigating} />
})
