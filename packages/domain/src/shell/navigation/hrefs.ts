import { encodePercent } from "../../foundation/ports/queryString.ts"

/**
 * Validates an untrusted text as a path of this shop with its query; returns `/` otherwise. A second slash or backslash would start another
 * host, and browsers remove control characters before parsing.
 */
export const toSameOriginPath = (text: string): string => (/^\/(?![/\\])[^\p{Cc}]*$/u.test(text) ? text : "/")

/** Returns the sign-in URL for an expired session, with the path to return to (SEO-10, GAP-67). */
export const signInHref = (path: string): string =>
  `/Account/Login?returnUrl=${encodePercent(toSameOriginPath(path))}&showSessionMessage=true`
