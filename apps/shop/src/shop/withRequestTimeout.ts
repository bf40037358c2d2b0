import { canWriteForVisitor } from "@camber/services"
import type { Log } from "../observability/index.ts"

type Handle = (request: Request) => Promise<Response>

/** Staff fetch and change much at once, and wait for it. */
const isPatient = (pathname: string): boolean => /^\/(?:api\/)?staff(?:\/|$)/.test(pathname)

/**
 * Answers 503 and when to come again where an answer has not begun after `patience` milliseconds; 0 waits for ever. What was begun goes on to
 * its end: a change that is sent again under its key is then answered with what became of it. `mark`: the cookie by which its visitor reads
 * what it will have written.
 */
export const withRequestTimeout =
  (handle: Handle, patience: number, log: Log, mark: string | null = null): Handle =>
  async (request) => {
    const { pathname } = new URL(request.url)
    if (patience === 0 || isPatient(pathname)) return handle(request)
    let waiting: NodeJS.Timeout | undefined
    const late = new Promise<Response>((resolve) => {
      waiting = setTimeout(() => {
        log.warn(`${request.method} ${pathname} was not answered in ${patience / 1000} seconds`)
        resolve(comeAgain(canWriteForVisitor(request) ? mark : null))
      }, patience)
    })
    try {
      return await Promise.race([handle(request), late])
    } finally {
      clearTimeout(waiting)
    }
  }

const comeAgain = (mark: string | null): Response =>
  new Response("This page is temporarily unavailable.", {
    status: 503,
    headers: { "content-type": "text/plain", "cache-control": "no-store", "retry-after": "2", ...(mark !== null && { "set-cookie": mark }) }
  })
