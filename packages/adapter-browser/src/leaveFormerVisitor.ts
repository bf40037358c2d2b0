import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"

const guidNow = (): string | undefined => new RegExp(`(?:^|; )${WEB_USER_GUID_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/**
 * A page that a browser put away whole may be shown again after its visitor has signed out or somebody else has signed in, which makes another
 * guid. Nothing of it is shown then, and it is asked for anew. To be called once the page is a visitor's. Returns the stop function.
 */
export const leaveFormerVisitor = (): (() => void) => {
  const whose = guidNow()
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted || guidNow() === whose) return
    // Whoever listens later asks for nothing on this page.
    event.stopImmediatePropagation()
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener("pageshow", show)
  return () => removeEventListener("pageshow", show)
}
