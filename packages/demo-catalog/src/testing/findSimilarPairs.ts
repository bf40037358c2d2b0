import { type Apart, apart, type Glance, glanceOf } from "@camber/part-drawings/testing"
import { drawingAt } from "@camber/part-drawings"
import type { FirstPage } from "../firstPages.ts"

/** Two pictures that stand beside or below each other on a page and that look alike. */
export interface SimilarPair extends Apart {
  readonly listing: string
  readonly one: string
  readonly other: string
}

/** Places from one picture to those beside it and below it in two, five and six columns. */
const STEPS = [1, 2, 5, 6] as const
/** Pictures look alike that are nearer than either: edges of 480, greys of 255. */
const LEAST: Apart = { edges: 24, greys: 4 }
/** Nearer than both they are taken for the same picture. */
const SAME: Apart = { edges: 6, greys: 1 }

/** Answers how far two pictures are apart; each is painted once. */
export const createThumbnailHash = (draw: (address: string) => string = drawingAt): ((one: string, other: string) => Apart) => {
  const glances = new Map<string, Glance>()
  const at = (address: string): Glance => {
    const known = glances.get(address)
    if (known) return known
    const made = glanceOf(draw(address))
    glances.set(address, made)
    return made
  }
  return (one, other) => (one === other ? { edges: 0, greys: 0 } : apart(at(one), at(other)))
}

/** The neighbours of a page. */
export const getAdjacentProducts = ({ pictures }: FirstPage): ReadonlyArray<readonly [string, string]> =>
  pictures.flatMap((one, i) =>
    STEPS.flatMap((step) => {
      const other = pictures[i + step]
      return other === undefined ? [] : [[one, other] as const]
    })
  )

/** Whether two pictures so far apart look alike. */
export const isSimilar = (far: Apart): boolean => far.edges < LEAST.edges || far.greys < LEAST.greys

/** The neighbours of a page that look alike. */
export const findSimilarPairs = (page: FirstPage, between: (one: string, other: string) => Apart): ReadonlyArray<SimilarPair> =>
  getAdjacentProducts(page).flatMap(([one, other]) => {
    const far = between(one, other)
    return isSimilar(far) ? [{ listing: page.listing, one, other, ...far }] : []
  })

/** How many neighbours a page has. */
export const getAdjacentPairs = (page: FirstPage): number => getAdjacentProducts(page).length

/** How often the picture that a page shows most often stands on it, taken at a glance. */
export const mostOften = ({ pictures }: FirstPage, between: (one: string, other: string) => Apart): number =>
  Math.max(
    0,
    ...pictures.map(
      (one) =>
        pictures.filter((other) => {
          const far = between(one, other)
          return far.edges < SAME.edges && far.greys < SAME.greys
        }).length
    )
  )
