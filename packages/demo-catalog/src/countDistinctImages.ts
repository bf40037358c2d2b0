import type { FirstPage } from "./firstPages.ts"

/** How many of the pictures that a listing's first page shows differ. */
export interface DistinctImages {
  readonly listing: string
  /** Products of the listing in the whole catalogue. */
  readonly sold: number
  /** Of these on the first page. */
  readonly shown: number
  readonly distinct: number
}

/** A picture by what is drawn of the part's attributes alone. */
const ofAttributes = (picture: string): string => picture.replace(/(?<=[?&])(?:brand|seed|pack)=[^&]*&?/g, "")

/** Fewer than these are told apart by their titles. */
const LEAST = 6

/** Types with a page worth looking at, those with most parts first; picture addresses are canonical, so that equal parts count once. */
export const countDistinctImages = (pages: ReadonlyArray<FirstPage>): ReadonlyArray<DistinctImages> =>
  pages
    .filter(({ listing, pictures }) => listing.startsWith("type ") && pictures.length >= LEAST)
    .map(({ listing, pictures, sold }) => ({
      listing,
      sold,
      shown: pictures.length,
      distinct: new Set(pictures.map(ofAttributes)).size
    }))
    .toSorted((one, other) => other.sold - one.sold)

/** The mean share of pictures on a page that differ, from 0 to 1. */
export const computeDistinctShare = (some: ReadonlyArray<DistinctImages>): number =>
  some.reduce((sum, { distinct, shown }) => sum + distinct / shown, 0) / Math.max(1, some.length)
