import { percentEncoded } from "../ports/percentEncoding.ts"
import { ownPath } from "./ownPath.ts"

/** Where a customer signs in whose session is over, and where that leads back to: a path of this shop with its query (SEO-10, GAP-67). */
export const signInHref = (path: string): string => `/Account/Login?returnUrl=${percentEncoded(ownPath(path))}&showSessionMessage=true`
