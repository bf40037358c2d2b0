import { isRouteErrorResponse } from "react-router-dom"
import { reportDefect } from "../../foundation/runtime/reportDefect.ts"

/** What the network did not bring: a call without an answer, code that did not come. */
const ofNetwork: ReadonlySet<unknown> = new Set(["Unreachable", "CodeUnreachable"])

/**
 * Tells of what the error boundary caught (ERR-14, ERR-124). A page that is not there is an answer and no failure. What the network did is a
 * line in the console alone; the rest is the shop's own fault, and reported once.
 */
export const tellPageFailure = (caught: unknown): void => {
  if (isRouteErrorResponse(caught) && caught.status === 404) return
  // The worker has the page, or one that lists those that it has.
  if (!navigator.onLine && navigator.serviceWorker?.controller) return location.reload()
  if (!navigator.onLine || ofNetwork.has(Object(caught)._tag)) console.error("The page could not be brought.", caught)
  else reportDefect(caught)
}
