import { VISITOR_ID_COOKIE, VISITOR_STATE_PATH, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"

/** How long nothing is asked for because of it, in milliseconds. */
const PATIENCE = 8000

const isKnown = (): boolean => new RegExp(`(?:^|; )(?:${WEB_USER_GUID_COOKIE}=|${VISITOR_ID_COOKIE}=bot-)`).test(document.cookie)

/**
 * Makes a stranger's browser a visitor's before anything is asked of the services: the page was everybody's and brought no cookie. One tab
 * does it for all, because two answers would make two visitors and leave what the first one did to nobody. Where it cannot be done the calls
 * go their way without it.
 */
export const establishSession = async (): Promise<void> => {
  if (isKnown()) return
  const open = async (): Promise<void> => {
    if (!isKnown()) await fetch(VISITOR_STATE_PATH, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE) })
  }
  const locks: LockManager | undefined = navigator.locks
  await (locks === undefined ? open() : locks.request("visit", open)).catch(() => undefined)
}
