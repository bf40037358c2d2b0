const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i

/**
 * Whether a page of another site sent the request, or a page whose name was bound to this machine afterward (DNS rebinding).
 *
 * Programs send no `Origin`. A browser's must be the shop's own; on this machine, any loopback name. A program's Host must be one of these
 * too, unless a trusted proxy may rewrite it.
 */
export const isForeignOrigin = (request: Request, publicOrigin: string, hasProxy: boolean): boolean => {
  const site = request.headers.get("sec-fetch-site")
  if (site !== null && site !== "same-origin" && site !== "none") return true
  const own = new URL(publicOrigin)
  const isOwn = ({ host, hostname }: URL) => host === own.host || (LOOPBACK.test(hostname) && LOOPBACK.test(own.hostname))
  const origin = request.headers.get("origin")
  const page = origin === null ? null : URL.parse(origin)
  if (origin !== null && (page === null || !isOwn(page))) return true
  const asked = new URL(request.url)
  return !hasProxy && !isOwn(asked) && !LOOPBACK.test(asked.hostname)
}
