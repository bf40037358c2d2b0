import { encodePercent } from "../../foundation/ports/percentEncoding.ts"

/**
 * A path of this shop with its query, from a text that anybody can have made; `/` for what is none. A second slash or backslash makes
 * another host of what follows, and browsers leave control characters out before they look.
 */
export const toSameOriginPath = (text: string): string => (/^\/(?![/\\])[^\p{Cc}]*$/u.test(text) ? text : "/")

/** Where a customer signs in whose session is over, and where that leads back to: a path of this shop with its query (SEO-10, GAP-67). */
export const signInHref = (path: string): string =>
  `/Account/Login?returnUrl=${encodePercent(toSameOriginPath(path))}&showSessionMessage=true`
