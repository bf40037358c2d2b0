import { renderAsync } from "@resvg/resvg-js"
import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { parseImageUrl, QUERY_LIMIT } from "./imageRequest.ts"
import { getCachePolicy, type Picture, picture, createImageResponse, plainAnswer } from "./imageResponse.ts"
import { encodePng } from "./encodePng.ts"

/** The shop's logo: a tilted wheel, which illustrates camber, in a square of 48 units. */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="4" fill="#171b22"/><g transform="translate(9 7)" fill="none" stroke="#f3f2ee"><path d="M2 32.200h26" stroke-width="1.800"/><path d="M9 2v30" stroke-width="1.400" stroke-dasharray="3 2.400"/><rect x="11.600" y="3" width="9.400" height="28.200" rx="2.600" transform="rotate(9 16 32)" fill="#f97c3d" stroke="none"/></g></svg>'

/** The logo without rounded corners, because phones crop icons themselves and fill transparent pixels with black. */
const markToCut = mark.replace(' rx="4"', "")

/**
 * The logo for icons that may be cropped strongly (`maskable` in the manifest). The wheel is in the middle four fifths, and the background
 * fills the whole square.
 */
const maskableMark = markToCut.replace('<g transform="translate(9 7)"', '<g transform="translate(24 24) scale(.76) translate(-16 -17)"')

/** Side length in pixels of the `.ico` icon, and, in the next constant, of the icon on a phone's home screen. */
const FAVICON_SIDE = 32
const TOUCH_SIDE = 180
/** Side lengths of the installed app's icons that browsers request. */
const APP_SIDES = [192, 512] as const

/** Size of link previews (ogp.me, and X's large card). */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Width of the logo's panel next to the drawing. */
const PANEL = 360
const MARGIN = 35
/** Background of the pages. */
const GROUND = "#f3f2ee"

/** Memory for rendered images in bytes. Each image takes about 80 kB. */
const CACHE_BYTES = 16_000_000
/**
 * Maximum waiting requests. Rendering an image takes about 40 ms of a thread. Images are rendered one at a time, so that the other cores
 * serve shoppers.
 */
const MOST_WAITING = 50

const painting = pLimit(1)
const cache = new LRUCache<string, Picture>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ body }, address) => body.byteLength + address.length
})

/** Nests an SVG document in an outer one. */
const placed = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

/** Renders the drawing next to the shop's logo, without dimensions and numbers, because the renderer has no fonts. */
const shareCard = (drawing: string): string => {
  const paper = SHARE_WIDTH - PANEL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">`,
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${GROUND}"/><rect width="${PANEL}" height="${SHARE_HEIGHT}" fill="#171b22"/>`,
    placed(mark, (PANEL - 240) / 2, (SHARE_HEIGHT - 240) / 2, 240, 240),
    placed(drawing, PANEL + MARGIN, MARGIN, paper - 2 * MARGIN, SHARE_HEIGHT - 2 * MARGIN),
    "</svg>"
  ].join("")
}

const paint = async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const image = await renderAsync(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
  return encodePng(image)
}

/** Creates an icon file with one PNG: a directory of one entry, then the image. */
const iconFile = (png: Uint8Array): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(FAVICON_SIDE, 6)
  head.writeUInt8(FAVICON_SIDE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return new Uint8Array(Buffer.concat([head, png]))
}

interface Painted {
  readonly address: string
  readonly type: string
  readonly caching: string
  readonly paint: () => Promise<Uint8Array<ArrayBuffer>>
}

const A_DAY = "public, max-age=86400"

const appIcon = (name: string, svg: string, side: number): readonly [string, Painted] => {
  const address = `/content/icons/${name}-${side}.png`
  return [address, { address, type: "image/png", caching: A_DAY, paint: () => paint(svg, side) }]
}

const icons: Readonly<Record<string, Painted>> = {
  "/favicon.ico": {
    address: "/favicon.ico",
    type: "image/x-icon",
    caching: A_DAY,
    paint: async () => iconFile(await paint(mark, FAVICON_SIDE))
  },
  "/apple-touch-icon.png": {
    address: "/apple-touch-icon.png",
    type: "image/png",
    caching: A_DAY,
    paint: () => paint(markToCut, TOUCH_SIDE)
  },
  ...Object.fromEntries(APP_SIDES.flatMap((side) => [appIcon("app", mark, side), appIcon("app-maskable", maskableMark, side)]))
}

/**
 * Names of the look options. They are ignored, because all cards have the same look, so that these options do not cause another rendering.
 */
const LOOKS = ["theme", "dims", "balloons", "grid", "bg"]

const paintedAt = (url: URL): Painted | undefined => {
  for (const look of LOOKS) url.searchParams.delete(look)
  const asked = parseImageUrl(url)
  if (asked?.form !== "png" || !asked.isKnown) return icons[url.pathname]
  return {
    address: asked.address,
    type: "image/png",
    caching: getCachePolicy(url),
    paint: () => paint(shareCard(asked.draw({ theme: "light", dims: false, balloons: false, grid: false, bg: false })), SHARE_WIDTH)
  }
}

/** Concurrent requests for the same image share the rendering. */
const underway = new Map<string, Promise<Picture>>()

const getPicture = ({ address, paint: start }: Painted): Promise<Picture> => {
  const asking =
    underway.get(address) ??
    painting(start)
      .then((png) => {
        const made = picture(png)
        cache.set(address, made)
        return made
      })
      .finally(() => underway.delete(address))
  underway.set(address, asking)
  return asking
}

/**
 * Creates the handler of PNG images for clients without SVG support.
 *
 * Answers `GET` and `HEAD` of any image path with `.png` instead of `.svg` (a card of 1200 x 630 for sharing),
 * `/favicon.ico`, `/apple-touch-icon.png` and `/content/icons/app-192.png`. Returns undefined for other paths and
 * unknown parts, and 503 if more than `mostWaiting` requests wait.
 */
export const createPngHandler =
  (mostWaiting: number) =>
  async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const length = url.search.length
    const painted = paintedAt(url)
    if (!painted) return undefined
    if (request.method !== "GET" && request.method !== "HEAD") return plainAnswer(405, "Method not allowed\n", { allow: "GET, HEAD" })
    if (length > QUERY_LIMIT + 1) return plainAnswer(400, "Query too long\n")
    const held = cache.get(painted.address)
    if (!held && !underway.has(painted.address) && painting.pendingCount >= mostWaiting)
      return plainAnswer(503, "Too many pictures at once\n", { "retry-after": "5" })
    const made = held ?? (await getPicture(painted))
    return createImageResponse(made, request, 200, {
      "content-type": painted.type,
      "cache-control": painted.caching,
      "x-content-type-options": "nosniff"
    })
  }

export const pngHandler = createPngHandler(MOST_WAITING)
