import type { RenderedImage } from "@resvg/resvg-js"
import { promisify } from "node:util"
import { crc32, deflate } from "node:zlib"

const pack = promisify(deflate)
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
/** Bytes per pixel: red, green, blue, alpha. */
const DOT = 4
/**
 * With this level, files are smaller than the renderer's output and take a third of its time. Making them another third smaller would take
 * twice as long.
 */
const LEVEL = 3

/**
 * Encodes a rendered image as a PNG file. The renderer would compress on this thread and block it for tens of
 * milliseconds; zlib uses its own threads.
 */
export const encodePng = async ({
  height,
  pixels,
  width
}: Pick<RenderedImage, "height" | "pixels" | "width">): Promise<Uint8Array<ArrayBuffer>> => {
  const line = width * DOT
  // Each line starts with its filter type, which is 0 (none).
  const lines = Buffer.alloc((line + 1) * height)
  unmixed(pixels)
  for (let at = 0; at < height; at++) pixels.copy(lines, at * (line + 1) + 1, at * line, (at + 1) * line)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const file = Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", await pack(lines, { level: LEVEL })),
    chunk("IEND", Buffer.alloc(0))
  ])
  return new Uint8Array(file)
}

/** Reverts the renderer's premultiplied alpha, because PNG stores straight alpha. */
const unmixed = (pixels: Buffer): void => {
  for (let at = DOT - 1; at < pixels.length; at += DOT) {
    const share = pixels[at]!
    if (share === 255 || share === 0) continue
    for (let color = at - 3; color < at; color++) pixels[color] = Math.min(255, Math.round((pixels[color]! * 255) / share))
  }
}

const chunk = (name: string, data: Buffer): Buffer => {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(name, 4, "latin1")
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}
