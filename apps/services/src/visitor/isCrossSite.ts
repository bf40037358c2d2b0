const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether an unsafe request comes from a page of another site and must be rejected.
 * Browsers send `sec-fetch-site`, and older ones the page's origin, which must be the shop's own. A client without
 * either header is not a browser.
 */
export const isCrossSite = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.includes(request.method)) return false
  const site = request.headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin" && site !== "none"
  const origin = request.headers.get("origin")
  // Behind a TLS proxy, only the host of the request URL is reliable.
  return origin !== null && origin !== publicOrigin && getHost(origin) !== getHost(request.url)
}

/** Returns undefined for an invalid URL, such as the origin `null` of a sandboxed page. */
const getHost = (url: string): string | undefined => URL.parse(url)?.host
