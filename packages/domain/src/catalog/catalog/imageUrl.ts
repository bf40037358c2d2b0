/** Size in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const landingPage: ImageSize = { width: 88, height: 88 }
const brand: ImageSize = { width: 149, height: 55 }
const raceType: ImageSize = { width: 384, height: 132 }

/** Returns the size of a landing page's image. Brands and race types have their own sizes, selected by facet field (CARD-13). */
export const landingPageImageSize = (field: string | null): ImageSize =>
  field === "GA_Brand" ? brand : field === "GA_RaceType" ? raceType : landingPage

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
