import { imageUrl } from "@camber/domain/catalog"
import { getFullSize, parsePhotograph } from "@camber/ui"
import type { Paint } from "@camber/domain/vehicle"

/** Fallback image for pages without their own. */
const ofTheShop = "/content/kits.svg?c=brake-rotor&c=coil-over&c=carburetor"

const tag = (): HTMLMetaElement | null => document.querySelector('meta[property="og:image"]')

/** Returns the share image's URL on the content host: a photograph, or a PNG of 1200 x 630, because link previews do not support SVG. */
export const getShareCardUrl = (picture: string | null): string => getFullSize(picture ?? ofTheShop).replace(/\.svg(?=\?|$)/, ".png")

/** Size of the shop's own share images. */
const CARD = { width: 1200, height: 630 }

/** Returns the size of the share image in px. */
export const getShareCardSize = (picture: string | null): Readonly<typeof CARD> =>
  (picture === null ? null : parsePhotograph(picture)) ?? CARD

/** Returns the path under which the shop renders the image of a share card. */
const toRenderedImage = (card: string): string =>
  parsePhotograph(card) === null ? card.replace(/\.png(?=\?|$)/, ".svg") : card.replace(/[^/]+$/, "512.webp")

/** Returns the path of the current page's share image (HIST-04) as the shop renders it; null if the page has no image of its own. */
export const shareImage = (): string | null => {
  const address = tag()?.content.replace(location.origin, "")
  return address && address !== getShareCardUrl(null) ? toRenderedImage(address) : null
}

/** Replaces the server's share image with the current page's. */
export const setShareImage = (picture: string | null): void =>
  tag()?.setAttribute("content", new URL(getShareCardUrl(picture), location.origin).href)

/**
 * The services return image URLs with a host, so a bare path belongs to the shop. Without an image, the page shows the neutral box
 * (GAP-C47).
 */
const source = { imageHost: "", imagePlaceholder: "/content/parts/parts-box.svg" }

/** Returns true for the drawing of a kit, which numbers the parts of the box. */
export const isKitDrawing = (src: string): boolean => /\/content\/kits\.(?:svg|png)/.test(src)

/** Returns the page URL of an image from the services (CARD-14 to CARD-16). */
export const getImageUrl = (link: string | null): string => imageUrl(link, source)

/** Fields that determine a car's image: its body (null for an engine alone), and the paint that the owner has selected. */
interface VehicleImageInput {
  readonly body: string | null
  readonly paint?: Paint | null | undefined
}

/** Size of a car image in its own units. */
export const CAR_WIDTH = 640
export const CAR_HEIGHT = 240

/** Returns the URL of a car's side view; null for an engine alone. `mark` selects the variant for widths below 160 px. */
export const getVehicleImageUrl = ({ body, paint }: VehicleImageInput, view: "side" | "mark" = "side"): string | null => {
  if (body === null) return null
  const options = [...(paint == null ? [] : [`paint=${paint}`]), ...(view === "mark" ? ["view=mark"] : [])]
  return getImageUrl(`/content/cars/${body}.svg${options.length === 0 ? "" : `?${options.join("&")}`}`)
}
