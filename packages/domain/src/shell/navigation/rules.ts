/**
 * Formats a count badge: the number up to 99, then '99+' (NAV-08). Returns null for an unknown or invalid count (NAV-09), and for 0 with
 * `hidesZero` (NAV-10). `isLeast` adds a plus because there may be more.
 */
export const formatCountBadge = (count: number | null, hidesZero = false, isLeast = false): string | null => {
  if (count === null || Number.isNaN(count) || (hidesZero && count === 0)) return null
  return count > 99 || isLeast ? `${Math.min(count, 99)}+` : String(count)
}

/** Page of all articles. The blade's control links to this page if the blade has no content (NAV-44). */
export const toolboxHref = "/the-toolbox"

/** Pages without links that distract from the current task. */
const pages: ReadonlyArray<string> = ["/buy", "/emailsignup"]

/** Returns true for such pages and pages below them, ignoring letter case (NAV-52, NAV-114). */
export const hasCondensedFooter = (path: string): boolean => {
  const lower = path.toLowerCase()
  return pages.some((page) => lower === page || lower.startsWith(`${page}/`))
}

/** Number of visible characters of an email address's local part. */
const VISIBLE_CHARACTERS = 3

/**
 * Returns the first name, otherwise the email address with all but three characters of its local part masked (NAV-18). Null if neither is
 * known.
 */
export const displayName = (profile: { readonly firstName: string | null; readonly emailAddress: string | null }): string | null => {
  const name = profile.firstName?.trim() ?? ""
  return name === "" ? maskEmail(profile.emailAddress ?? "") : name
}

const maskEmail = (address: string): string | null => {
  const at = address.lastIndexOf("@")
  return at < 1 ? null : `${address.slice(0, Math.min(at, VISIBLE_CHARACTERS))}**${address.slice(at)}`
}
