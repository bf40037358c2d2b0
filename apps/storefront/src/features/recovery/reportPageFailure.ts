import { isRouteErrorResponse } from "react-router-dom"
import type { ToWorker } from "../../../service-worker/messages.ts"
import { reportDefect } from "../../foundation/runtime/AppRuntime.ts"

/** Network failures: a call without a response, or code that failed to load. */
const ofNetwork: ReadonlySet<unknown> = new Set(["Unreachable", "ChunkLoadFailed"])

/**
 * Reports the errors that the error boundary caught (ERR-14, ERR-124). A missing page is an answer and not a failure. Network failures are
 * only logged in the console; all others are the shop's own errors and are reported once.
 */
export const reportPageFailure = (caught: unknown): void => {
  if (isRouteErrorResponse(caught) && caught.status === 404) return
  const isLost = !navigator.onLine || ofNetwork.has(Object(caught)._tag)
  const worker = navigator.serviceWorker?.controller
  if (isLost && worker) {
    // Reloads, because the worker has the page or a page that lists its cached pages.
    if (here() !== loadedFrom()) return location.reload()
    // The worker's cached copy of this page was already shown and belongs to another car, which is not selected.
    worker.postMessage({ _tag: "CannotGoOn", href: here() } satisfies ToWorker)
    if (!navigator.onLine) return location.reload()
  }
  if (isLost) console.error("Failed to load the page.", caught)
  else reportDefect(caught)
}

const here = (): string => location.href.replace(/#.*/, "")

/** Returns the address that this document was loaded from. */
const loadedFrom = (): string => performance.getEntriesByType("navigation")[0]?.name.replace(/#.*/, "") ?? ""
