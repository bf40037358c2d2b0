import { isErrorResponse } from "../../foundation/router/responses.ts"
import type { ToWorker } from "../../../service-worker/messages.ts"
import { reportDefect } from "../../foundation/runtime/reportDefect.ts"

/** What the network did not bring: a call without an answer, code that did not come. */
const ofNetwork: ReadonlySet<unknown> = new Set(["Unreachable", "CodeUnreachable"])

/**
 * Tells of what the error boundary caught (ERR-14, ERR-124). A page that is not there is an answer and no failure. What the network did is a
 * line in the console alone; the rest is the shop's own fault, and reported once.
 */
export const reportPageFailure = (caught: unknown): void => {
  if (isErrorResponse(caught) && caught.status === 404) return
  const isLost = !navigator.onLine || ofNetwork.has(Object(caught)._tag)
  const worker = navigator.serviceWorker?.controller
  if (isLost && worker) {
    // The worker has the page, or one that lists those that it has.
    if (here() !== loadedFrom()) return location.reload()
    // What it has of this one stood already, and is for another car than the selected one.
    worker.postMessage({ _tag: "CannotGoOn", href: here() } satisfies ToWorker)
    if (!navigator.onLine) return location.reload()
  }
  if (isLost) console.error("The page could not be brought.", caught)
  else reportDefect(caught)
}

const here = (): string => location.href.replace(/#.*/, "")

/** The address that this document was loaded from. */
const loadedFrom = (): string => performance.getEntriesByType("navigation")[0]?.name.replace(/#.*/, "") ?? ""
