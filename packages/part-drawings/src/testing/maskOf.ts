import { Resvg } from "@resvg/resvg-js"

/** A square picture as a small raster, row by row: 0 is bare paper, 1 is ink. */
export type Mask = Float32Array

/**
 * `dark`: how dark each point is, outline, inner lines and tones together. `solid`: whether anything is drawn there at all,
 * which leaves the outline alone.
 */
export interface Masks {
  readonly dark: Mask
  readonly solid: Mask
}

/** Half covered points count as drawn. */
const COVERED = 0.5

/** The masks of a square SVG document at `size` x `size` points; its colours have to be baked in (theme light) and its ground left out. */
export const maskOf = (svg: string, size: number): Masks => {
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `)
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false } }).render()
  const [dark, solid] = [new Float32Array(size * size), new Float32Array(size * size)]
  for (let i = 0; i < dark.length; i++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(i * 4, i * 4 + 4)
    // Colours come multiplied by their opacity, so what is see-through is no ink.
    dark[i] = (opacity - (0.3 * red + 0.59 * green + 0.11 * blue)) / 255
    solid[i] = opacity / 255 > COVERED ? 1 : 0
  }
  return { dark, solid }
}

/** How far two masks of one size are apart: the share of what either shows that the other does not, from 0 (the same) to 1 (nothing shared). */
export const distance = (one: Mask, other: Mask): number => {
  let [apart, all] = [0, 0]
  for (let i = 0; i < one.length; i++) {
    const a = one[i] ?? 0
    const b = other[i] ?? 0
    apart += Math.abs(a - b)
    all += Math.max(a, b)
  }
  return all === 0 ? 0 : apart / all
}
