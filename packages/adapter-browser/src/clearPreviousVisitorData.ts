import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"

const guidNow = (): string | undefined => new RegExp(`(?:^|; )${WEB_USER_GUID_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/**
 * A page that a browser put away whole may be shown again after its visitor has signed out or somebody else has signed in, which makes another
 * guid. Nothing of it is shown then, and it is asked for anew. A page that was nobody's is whose it is when it is put away. Where a service
 * answered another guid meanwhile, which the browser adopts, the page is asked for anew once. Returns the stop function.
 */
export const clearPreviousVisitorData = (): (() => void) => {
  let whose = guidNow()
  const leave = () => void (whose ??= guidNow())
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted || guidNow() === whose) return
    // Whoever listens later asks for nothing on this page.
    event.stopImmediatePropagation()
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener("pagehide", leave)
  addEventListener("pageshow", show)
  return () => {
    removeEventListener("pagehide", leave)
    removeEventListener("pageshow", show)
  }
}
