import type { PageView } from "@camber/domain/history"
import { useEffect, useEffectEvent } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { shareImage } from "../../foundation/page/images.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Delay in milliseconds for browsers without idle callbacks; the maximum wait in others. */
const QUIET = 200
const PATIENCE = 3000

/**
 * Records a visit of the current page in this device's history, once per URL. Null records nothing. Waits until the page is idle and the
 * Effect runtime has loaded, and never loads the runtime itself. The visit uses the page's sharing picture (HIST-04).
 */
export const useRecordVisit = (address: string, view: Omit<PageView, "imageUrl"> | null): void => {
  const runtime = useStore(AppRuntime)
  const record = useEffectEvent(() => {
    if (view === null) return
    const visit = { ...view, imageUrl: shareImage() }
    runtime.runWhenReady((use) => use.History.use((history) => history.record(visit)))
  })
  useEffect(() => {
    if (typeof requestIdleCallback === "function") {
      const idle = requestIdleCallback(() => record(), { timeout: PATIENCE })
      return () => cancelIdleCallback(idle)
    }
    const timer = setTimeout(() => record(), QUIET)
    return () => clearTimeout(timer)
  }, [address])
}
