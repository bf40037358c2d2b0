import { Resvg } from "@resvg/resvg-js"

/** A thumbnail of an image: gray levels of 16 x 16 fields, and which of two neighboring fields is brighter. */
export interface Glance {
  /** From 0 to 255, row by row. */
  readonly greys: readonly number[]
  /** For each of the 480 pairs of neighboring fields, whether the first is brighter. */
  readonly edges: readonly boolean[]
}

const FIELDS = 16
/** Raster points per side of a field. */
const POINTS = 4
/** Maximum difference that does not count as an edge. */
const HAIR = 3

/** Computes the thumbnail of an SVG document, fitted into a square. It needs fixed colors (theme light). */
export const glanceOf = (svg: string): Glance => {
  const size = FIELDS * POINTS
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `)
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false }, background: "#ffffff" }).render()
  const greys = Array.from({ length: FIELDS * FIELDS }, () => 0)
  for (let i = 0; i < size * size; i++) {
    const field = Math.floor(i / size / POINTS) * FIELDS + Math.floor((i % size) / POINTS)
    const grey = 0.299 * (pixels[4 * i] ?? 0) + 0.587 * (pixels[4 * i + 1] ?? 0) + 0.114 * (pixels[4 * i + 2] ?? 0)
    greys[field] = (greys[field] ?? 0) + grey / POINTS ** 2
  }
  const isBrighter = (one: number, other: number): boolean => (greys[one] ?? 0) > (greys[other] ?? 0) + HAIR
  const edges = greys.flatMap((_, i) => [
    ...(i % FIELDS < FIELDS - 1 ? [isBrighter(i, i + 1)] : []),
    ...(i < FIELDS * (FIELDS - 1) ? [isBrighter(i, i + FIELDS)] : [])
  ])
  return { greys, edges }
}

/** Distance of two thumbnails. */
export interface Apart {
  /** Differing edges, of 480. */
  readonly edges: number
  /** Mean difference of gray levels, of 255. */
  readonly greys: number
}

export const apart = (one: Glance, other: Glance): Apart => ({
  edges: one.edges.reduce((sum, edge, i) => sum + (edge === other.edges[i] ? 0 : 1), 0),
  greys: one.greys.reduce((sum, grey, i) => sum + Math.abs(grey - (other.greys[i] ?? 0)), 0) / one.greys.length
})
