/** What stands for the shop where a page has no picture of its own. */
const ofTheShop = "/content/kits.svg?c=brake-rotor&c=coil-over&c=carburetor"

const tag = (): HTMLMetaElement | null => document.querySelector('meta[property="og:image"]')

/** The address under which the content host draws a picture for sharing: a PNG of 1200 x 630, because no site that previews links shows SVG. */
export const shareCard = (picture: string | null): string => (picture ?? ofTheShop).replace(/\.svg(?=\?|$)/, ".png")

/** The picture that the present page gives for sharing (HIST-04), as the shop draws it itself: the shop's own as a path; null where the page has none. */
export const shareImage = (): string | null => {
  const address = tag()?.content.replace(location.origin, "")
  return address && address !== shareCard(null) ? address.replace(/\.png(?=\?|$)/, ".svg") : null
}

/** Gives the present page its picture for sharing. */
export const setShareImage = (picture: string | null): void => {
  const kept = tag() ?? document.head.appendChild(document.createElement("meta"))
  kept.setAttribute("property", "og:image")
  kept.content = new URL(shareCard(picture), location.origin).href
}

/** The neutral box of the content host (CARD-14, GAP-C47). */
export const placeholderImage = "/content/parts/parts-box.svg"
