import { crc32, deflateSync } from "node:zlib"

/** Maximum number of colors in the palette. */
const MAX_COLORS = 256
/** Minimum distance between two palette colors, so that the many grays of shaded metal do not displace the paints. */
const APART = 10

/** Returns the most frequent colors of an image, at most `COLOURS`: flat tones exactly, shades and edges approximately. */
const getPalette = (pixels: Uint8Array): readonly number[] => {
  const counts = new Map<number, number>()
  for (let i = 0; i < pixels.length; i += 4) {
    const color = getColorAt(pixels, i)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const chosen: number[] = []
  for (const [color] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    if (chosen.length === MAX_COLORS) break
    const [r, g, b] = channels(color)
    const isNear = chosen.some((other) => {
      const [x, y, z] = channels(other)
      return Math.hypot(r - x, g - y, b - z) < APART
    })
    if (!isNear) chosen.push(color)
  }
  return chosen
}

const getColorAt = (pixels: Uint8Array, i: number): number => ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0)

const channels = (color: number): readonly [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255]

const nearest = (palette: readonly number[], color: number): number => {
  const [r, g, b] = channels(color)
  let [best, least] = [0, Infinity]
  palette.forEach((candidate, i) => {
    const [x, y, z] = channels(candidate)
    const apart = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2
    if (apart < least) [best, least] = [i, apart]
  })
  return best
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Encodes a PNG with a palette of `COLOURS`: about a sixth of the true-color file for line drawings. `pixels` are opaque RGBA. */
export const indexedPng = (pixels: Uint8Array, width: number, height: number): Uint8Array => {
  const palette = getPalette(pixels)
  const indices = new Map(palette.map((color, i) => [color, i]))
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = getColorAt(pixels, (y * width + x) * 4)
      const index = indices.get(color) ?? nearest(palette, color)
      indices.set(color, index)
      // Each row starts with its filter type, which is 0 (none).
      rows[y * (width + 1) + 1 + x] = index
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array())
  ])
}
