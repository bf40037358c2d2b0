import { VISITOR_ID_COOKIE, VISITOR_STATE_PATH, WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"

/** Timeout of the request that opens the session, in milliseconds. */
const TIMEOUT_MS = 8000

const isKnown = (): boolean => new RegExp(`(?:^|; )(?:${WEB_USER_GUID_COOKIE}=|${VISITOR_ID_COOKIE}=bot-)`).test(document.cookie)

/**
 * Gives a new browser a guid before the first service call, because shared pages come without a cookie. Only one tab sends the request: two
 * responses would create two visitors, and the data of the first visitor would be lost. If the request fails, calls are sent without a
 * guid.
 */
export const establishSession = async (): Promise<void> => {
  if (isKnown()) return
  const open = async (): Promise<void> => {
    if (!isKnown()) await fetch(VISITOR_STATE_PATH, { method: "HEAD", signal: AbortSignal.timeout(TIMEOUT_MS) })
  }
  const locks: LockManager | undefined = navigator.locks
  await (locks === undefined ? open() : locks.request("visit", open)).catch(() => undefined)
}
