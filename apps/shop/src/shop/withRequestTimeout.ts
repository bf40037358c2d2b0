import { canWriteForVisitor } from "@camber/services"
import type { Log } from "../observability/Log.ts"
import { createUnavailableResponse } from "./createUnavailableResponse.ts"

type Handle = (request: Request) => Promise<Response>

/** Staff run large requests and wait for them. */
const isPatient = (pathname: string): boolean => /^\/(?:api\/)?staff(?:\/|$)/.test(pathname)

/**
 * Returns 503 with a retry time if a response has not begun after `patience` milliseconds; 0 waits forever. The request
 * continues to its end, so that a retry with the same idempotency key gets its reply. `mark` is the cookie that makes
 * the visitor's reads include the pending write.
 */
export const withRequestTimeout =
  (handle: Handle, patience: number, log: Log, mark: string | null = null): Handle =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (patience === 0 || isPatient(pathname)) return handle(request)
    let waiting: NodeJS.Timeout | undefined
    const timeout = new Promise<Response>((resolve) => {
      waiting = setTimeout(() => {
        log.warn(`${request.method} ${pathname} timed out after ${patience / 1000} seconds`)
        const marked: Record<string, string> = mark !== null && canWriteForVisitor(request) ? { "set-cookie": mark } : {}
        resolve(createUnavailableResponse(request, 503, { "retry-after": "2", ...marked }))
      }, patience)
    })
    try {
      return await Promise.race([handle(request), timeout])
    } finally {
      clearTimeout(waiting)
    }
  }
