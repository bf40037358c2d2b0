/** Characters of an email address that are shown of its part before the `@`. */
const SHOWN = 3

/**
 * What a customer is called: the first name, otherwise the email address with all but the first three characters of its local part
 * masked (NAV-18); null for a visitor of whom neither is known.
 */
export const displayName = (profile: { readonly firstName: string | null; readonly emailAddress: string | null }): string | null => {
  const name = profile.firstName?.trim() ?? ""
  return name === "" ? maskedEmail(profile.emailAddress ?? "") : name
}

const maskedEmail = (address: string): string | null => {
  const at = address.lastIndexOf("@")
  return at < 1 ? null : `${address.slice(0, Math.min(at, SHOWN))}**${address.slice(at)}`
}
