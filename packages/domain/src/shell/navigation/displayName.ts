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
