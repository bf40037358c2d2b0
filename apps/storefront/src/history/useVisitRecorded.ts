import type { PageView } from "@camber/domain/history"
import { useEffect, useEffectEvent } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { AppRuntime } from "../runtime/AppRuntime.ts"

/** Until the page is quiet, in milliseconds, where the browser cannot tell; at most so long, where it can. */
const QUIET = 200
const PATIENCE = 3000

/**
 * Keeps the visit of the present page in this device's history, once for each address; null keeps none. Waits until the page is quiet and
 * the engine there, which does not come for it.
 */
export const useVisitRecorded = (address: string, view: PageView | null): void => {
  const runtime = useStore(AppRuntime)
  const record = useEffectEvent(() => {
    if (view !== null) runtime.later((use) => use.History.use((history) => history.record(view)))
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
