import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"

const readGuid = (): string | undefined => new RegExp(`(?:^|; )${WEB_USER_GUID_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/**
 * Hides and reloads a page that the browser restores from its back/forward cache if the visitor has changed since, because sign-in and
 * sign-out change the guid. A page without a guid belongs to the visitor who leaves it. If a service changes the guid of an open page, the
 * page is reloaded once. Returns the stop function.
 */
export const clearPreviousVisitorData = (): (() => void) => {
  let ownerGuid = readGuid()
  const leave = () => void (ownerGuid ??= readGuid())
  const show = (event: PageTransitionEvent) => {
    if (!event.persisted || readGuid() === ownerGuid) return
    // Later listeners must not send requests on this page
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
