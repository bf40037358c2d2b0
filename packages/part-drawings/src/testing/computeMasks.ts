import { Resvg } from "@resvg/resvg-js"

/** A square image as a small raster, row by row: 0 is bare paper, 1 is ink. */
export type Mask = Float32Array

/**
 * `dark`: the darkness of each point with outline, inner lines and tones. `solid`: whether anything is drawn at the point, so that only the
 * outline matters.
 */
export interface Masks {
  readonly dark: Mask
  readonly solid: Mask
}

/** Minimum coverage of a drawn point. */
const COVERED = 0.5

/** Computes the masks of a square SVG document at `size` x `size` points. It needs fixed colors (theme light) and no background. */
export const computeMasks = (svg: string, size: number): Masks => {
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `)
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false } }).render()
  const [dark, solid] = [new Float32Array(size * size), new Float32Array(size * size)]
  for (let i = 0; i < dark.length; i++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(i * 4, i * 4 + 4)
    // Colors are premultiplied, so transparent pixels count as no ink.
    dark[i] = (opacity - (0.3 * red + 0.59 * green + 0.11 * blue)) / 255
    solid[i] = opacity / 255 > COVERED ? 1 : 0
  }
  return { dark, solid }
}

/** Returns the distance of two masks of one size: the share of ink that only one of them has, from 0 (equal) to 1 (disjoint). */
export const distance = (item: Mask, other: Mask): number => {
  let [apart, all] = [0, 0]
  for (let i = 0; i < item.length; i++) {
    const a = item[i] ?? 0
    const b = other[i] ?? 0
    apart += Math.abs(a - b)
    all += Math.max(a, b)
  }
  return all === 0 ? 0 : apart / all
}
