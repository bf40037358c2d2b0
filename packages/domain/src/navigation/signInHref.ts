import { percentEncoded } from "../ports/percentEncoding.ts"

/** Where a customer signs in whose session is over, and where that leads back to: a path of this shop with its query (SEO-10, GAP-67). */
export const signInHref = (path: string): string => `/Account/Login?returnUrl=${percentEncoded(ownPath(path))}&showSessionMessage=true`

/** Another host's address is none of ours: a link must not lead a customer from the sign-in to somewhere else. */
const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : "/")
