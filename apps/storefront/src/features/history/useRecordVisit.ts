import type { PageView } from "@camber/domain/history"
import { useEffect, useEffectEvent } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { shareImage } from "../../foundation/page/images.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Until the page is quiet, in milliseconds, where the browser cannot tell; at most so long, where it can. */
const QUIET = 200
const PATIENCE = 3000

/**
 * Keeps the visit of the present page in this device's history, once for each address; null keeps none. Waits until the page is quiet and
 * the engine there, which does not come for it. The visit's picture is the one that the page gives for sharing (HIST-04).
 */
export const useRecordVisit = (address: string, view: Omit<PageView, "imageUrl"> | null): void => {
  const runtime = useStore(AppRuntime)
  const record = useEffectEvent(() => {
    if (view === null) return
    const visit = { ...view, imageUrl: shareImage() }
    runtime.later((use) => use.History.use((history) => history.record(visit)))
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
