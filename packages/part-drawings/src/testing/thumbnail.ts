import { Resvg } from "@resvg/resvg-js"

/** A thumbnail of an image: gray levels of 16 x 16 fields, and, for each pair of neighboring fields, which is brighter. */
export interface Thumbnail {
  /** From 0 to 255, row by row. */
  readonly grays: readonly number[]
  /** For each of the 480 pairs of neighboring fields, whether the first is brighter. */
  readonly edges: readonly boolean[]
}

const FIELDS = 16
/** Raster points per side of a field. */
const POINTS = 4
/** Maximum difference between two fields that does not count as an edge. */
const HAIR = 3

/** Computes the thumbnail of an SVG document, fitted into a square. It needs fixed colors (theme light). */
export const computeThumbnail = (svg: string): Thumbnail => {
  const size = FIELDS * POINTS
  const sized = svg.replace("<svg ", `<svg width="${size}" height="${size}" `)
  const { pixels } = new Resvg(sized, { font: { loadSystemFonts: false }, background: "#ffffff" }).render()
  const grays = Array.from({ length: FIELDS * FIELDS }, () => 0)
  for (let i = 0; i < size * size; i++) {
    const field = Math.floor(i / size / POINTS) * FIELDS + Math.floor((i % size) / POINTS)
    const gray = 0.299 * (pixels[4 * i] ?? 0) + 0.587 * (pixels[4 * i + 1] ?? 0) + 0.114 * (pixels[4 * i + 2] ?? 0)
    grays[field] = (grays[field] ?? 0) + gray / POINTS ** 2
  }
  const isBrighter = (a: number, b: number): boolean => (grays[a] ?? 0) > (grays[b] ?? 0) + HAIR
  const edges = grays.flatMap((_, i) => [
    ...(i % FIELDS < FIELDS - 1 ? [isBrighter(i, i + 1)] : []),
    ...(i < FIELDS * (FIELDS - 1) ? [isBrighter(i, i + FIELDS)] : [])
  ])
  return { grays, edges }
}

/** Distance of two thumbnails. */
export interface ThumbnailDistance {
  /** Number of differing edges, out of 480. */
  readonly edges: number
  /** Mean difference of gray levels, out of 255. */
  readonly grays: number
}

export const computeDistance = (a: Thumbnail, b: Thumbnail): ThumbnailDistance => ({
  edges: a.edges.reduce((sum, edge, i) => sum + (edge === b.edges[i] ? 0 : 1), 0),
  grays: a.grays.reduce((sum, gray, i) => sum + Math.abs(gray - (b.grays[i] ?? 0)), 0) / a.grays.length
})
