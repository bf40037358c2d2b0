/** Where pictures come from (GAP-C47). */
export interface ImageSource {
  /** Prefix of paths; empty for this host. */
  readonly imageHost: string
  readonly imagePlaceholder: string
}

/**
 * A picture's address: a missing one falls back to the placeholder, a path is taken from the image host, one without a scheme gets https
 * (CARD-14 to CARD-16). A scheme other than http and https is no picture.
 */
export const imageUrl = (link: string | null, { imageHost, imagePlaceholder }: ImageSource): string => {
  const address = link?.trim() ?? ""
  if (/^https?:\/\//i.test(address)) return address
  if (address.startsWith("//")) return `https:${address}`
  if (address.startsWith("/")) return imageHost + address
  return address === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? imagePlaceholder : `https://${address}`
}
