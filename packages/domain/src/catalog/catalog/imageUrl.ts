/** Configuration of image URLs (GAP-C47). */
export interface ImageSource {
  /** Prefix of paths. Empty for this host. */
  readonly imageHost: string
  readonly imagePlaceholder: string
}

/**
 * Builds an image URL: a missing link becomes the placeholder, a path gets the image host, and a URL without a scheme gets https (CARD-14
 * to CARD-16). Schemes other than http and https become the placeholder.
 */
export const imageUrl = (link: string | null, { imageHost, imagePlaceholder }: ImageSource): string => {
  const address = link?.trim() ?? ""
  if (/^https?:\/\//i.test(address)) return address
  if (address.startsWith("//")) return `https:${address}`
  if (address.startsWith("/")) return imageHost + address
  return address === "" || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? imagePlaceholder : `https://${address}`
}
