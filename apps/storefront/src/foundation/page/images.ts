import { imageUrl } from "@camber/domain/catalog"

/** What stands for the shop where a page has no picture of its own. */
const ofTheShop = "/content/kits.svg?c=brake-rotor&c=coil-over&c=carburetor"

const tag = (): HTMLMetaElement | null => document.querySelector('meta[property="og:image"]')

/** The address under which the content host draws a picture for sharing: a PNG of 1200 x 630, because no site that previews links shows SVG. */
export const getShareCardUrl = (picture: string | null): string => (picture ?? ofTheShop).replace(/\.svg(?=\?|$)/, ".png")

/** The picture that the present page gives for sharing (HIST-04), as the shop draws it itself: the shop's own as a path; null where the page has none. */
export const shareImage = (): string | null => {
  const address = tag()?.content.replace(location.origin, "")
  return address && address !== getShareCardUrl(null) ? address.replace(/\.png(?=\?|$)/, ".svg") : null
}

/** Gives the present page its picture for sharing, in the place of the one that the server wrote. */
export const setShareImage = (picture: string | null): void =>
  tag()?.setAttribute("content", new URL(getShareCardUrl(picture), location.origin).href)

/** The services name the host of their own pictures, so that a bare path is the shop's. Without a picture it is the neutral box (GAP-C47). */
const source = { imageHost: "", imagePlaceholder: "/content/parts/parts-box.svg" }

/** The address of a picture as it was told, fit for a page (CARD-14 to CARD-16). */
export const getImageUrl = (link: string | null): string => imageUrl(link, source)
