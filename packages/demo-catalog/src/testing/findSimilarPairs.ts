import { type Apart, apart, type Glance, glanceOf } from "@camber/part-drawings/testing"
import { drawingAt } from "@camber/part-drawings"
import type { FirstPage } from "../firstPages.ts"

/** Two neighboring images of a page that look alike. */
export interface SimilarPair extends Apart {
  readonly listing: string
  readonly one: string
  readonly other: string
}

/** Index offsets from an image to its right neighbor, and to its lower neighbors with two, five and six columns. */
const STEPS = [1, 2, 5, 6] as const
/** Minimum distance of images that shoppers can distinguish: `edges` out of 480, `grays` out of 255 levels. */
const LEAST: Apart = { edges: 24, grays: 4 }
/** Images count as the same if both distances are smaller than these. */
const SAME: Apart = { edges: 6, grays: 1 }

/** Creates a function that returns the distance of two images; each image is rendered once. */
export const createThumbnailHash = (draw: (address: string) => string = drawingAt): ((one: string, other: string) => Apart) => {
  const glances = new Map<string, Glance>()
  const at = (address: string): Glance => {
    const known = glances.get(address)
    if (known) return known
    const made = glanceOf(draw(address))
    glances.set(address, made)
    return made
  }
  return (a, b) => (a === b ? { edges: 0, grays: 0 } : apart(at(a), at(b)))
}

/** Lists the neighbors on a page. */
export const getAdjacentProducts = ({ pictures }: FirstPage): ReadonlyArray<readonly [string, string]> =>
  pictures.flatMap((picture, i) =>
    STEPS.flatMap((step) => {
      const other = pictures[i + step]
      return other === undefined ? [] : [[picture, other] as const]
    })
  )

/** Returns whether images at this distance look alike. */
export const isSimilar = (far: Apart): boolean => far.edges < LEAST.edges || far.grays < LEAST.grays

/** Finds the neighbors on a page that look alike. */
export const findSimilarPairs = (page: FirstPage, between: (one: string, other: string) => Apart): ReadonlyArray<SimilarPair> =>
  getAdjacentProducts(page).flatMap(([one, other]) => {
    const far = between(one, other)
    return isSimilar(far) ? [{ listing: page.listing, one, other, ...far }] : []
  })

/** Counts the neighbors on a page. */
export const getAdjacentPairs = (page: FirstPage): number => getAdjacentProducts(page).length

/** Returns how often the most frequent image of a page occurs, ignoring small details. */
export const mostOften = ({ pictures }: FirstPage, between: (one: string, other: string) => Apart): number =>
  Math.max(
    0,
    ...pictures.map(
      (picture) =>
        pictures.filter((other) => {
          const far = between(picture, other)
          return far.edges < SAME.edges && far.grays < SAME.grays
        }).length
    )
  )
