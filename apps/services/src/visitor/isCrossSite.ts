const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether a request that may change something comes from another site's page, so that it must be refused. Browsers say so themselves;
 * older ones name the page's origin, which must be the shop's own. A client that says neither is no browser.
 */
export const isCrossSite = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.includes(request.method)) return false
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const origin = request.headers.get("origin")
  // A proxy may have ended https, so that of the request's own address only the host is known for sure.
  return origin !== null && origin !== publicOrigin && hostOf(origin) !== hostOf(request.url)
}

/** Undefined for what is no address, such as the origin `null` of a sandboxed page. */
const hostOf = (address: string): string | undefined => URL.parse(address)?.host
